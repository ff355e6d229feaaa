extension SymbolNames {
  /// The names that begin with figures or letters from l on, as the type’s comment explains.
  static let second = """
    l~(button.roundedbottom.horizontal' circle' joystick'(press.down' tilt~(down' left' right' up')) square')
    l1~(button.roundedbottom.horizontal' circle') l2~(button~(angledtop.vertical.left' roundedtop.horizontal')
    circle') l3.button.angledbottom.horizontal.left' l4.button.horizontal' ladybug(circle' slash'(circle'))
    lamp~(ceiling'(inverse) desk* floor' table') lane lanyardcard' laptopcomputer~(and.arrow.down slash
    trianglebadge.exclamationmark) larisign(arrow.trianglehead.counterclockwise.rotate.90 bank.building' circle'
    gauge.chart~(lefthalf.righthalf leftthird.topthird.rightthird) ring(dashed) square') laser.burst
    lasso.badge.sparkles latch.2.case' laurel~(leading trailing) lb~(button.roundedbottom.horizontal' circle')
    leaf~(arrow.trianglehead.clockwise circle') left(circle') lessthan(circle' square') lessthanorequalto(circle'
    square') level' licenseplate' lifepreserver* light~(beacon~(max' min') cylindrical.ceiling'(inverse)
    overhead~(left' right') panel' recessed'(3'(inverse) inverse) ribbon' strip.2') lightbulb~(2' circle' led'(wide')
    max' min'(badge.exclamationmark') slash*) lightrail' lightspectrum.horizontal lightswitch~(off'(square')
    on'(square')) line~(2.horizontal.decrease.circle' 3~(crossed.swirl.circle'
    horizontal~(button.angledtop.vertical.right' circle')) diagonal(arrow) horizontal.star.fill.line.horizontal)
    lines.measurement.vertical lineweight link.icloud' lirasign(arrow.trianglehead.counterclockwise.rotate.90
    bank.building' circle' gauge.chart~(lefthalf.righthalf leftthird.topthird.rightthird) ring(dashed) square')
    list~(and.film bullet~(below.rectangle circle' clipboard* rectangle*(portrait*)) clipboard' dash.header.rectangle)
    livephoto(badge.automatic play slash) lizard'(circle') lm.button.horizontal' location~(app' fill.viewfinder
    north~(circle' line') slash*(circle') square' viewfinder) lock~(app.dashed applewatch badge.clock' circle.dotted
    desktopcomputer display document' icloud' ipad iphone laptopcomputer open~(applewatch desktopcomputer display ipad
    iphone laptopcomputer rotation trianglebadge.exclamationmark) rectangle'(on.rectangle'(dashed) stack') slash*
    square'(stack') trianglebadge.exclamationmark') loupe lsb.button.angledbottom.horizontal.left'
    lt~(button.roundedtop.horizontal' circle') m~(circle' square') m1.button.horizontal' m2.button.horizontal'
    m3.button.horizontal' m4.button.horizontal' macbook(and~(applewatch ipad iphone vision.pro) gen1 gen2 slash)
    macmini' macpro~(gen1' gen2' gen3'(server)) macstudio' macwindow~(and.cursorarrow badge.plus on.rectangle)
    magazine' magicmouse' magsafe.batterypack' mail~(and.text.magnifyingglass stack')
    malaysianringgitsign(arrow.trianglehead.counterclockwise.rotate.90 bank.building' circle'
    gauge.chart~(lefthalf.righthalf leftthird.topthird.rightthird) ring(dashed) square')
    manatsign(arrow.trianglehead.counterclockwise.rotate.90 bank.building' circle' gauge.chart~(lefthalf.righthalf
    leftthird.topthird.rightthird) ring(dashed) square') map.circle* mappin~(and.ellipse.circle* slash.circle'
    square') matter.logo mecca medal'(star') mediastick medical.thermometer' memories(badge~(minus plus)) memorychip*
    menubar~(arrow~(down.rectangle up.rectangle) dock.rectangle(badge.record) rectangle) menucard*
    message~(badge~(circle' waveform') circle') metronome' microbe'(circle') microphone'(and.signal.meter'
    badge~(ellipsis' plus' xmark') circle' slash'(circle') square') microwave'
    millsign(arrow.trianglehead.counterclockwise.rotate.90 bank.building' circle' gauge.chart~(lefthalf.righthalf
    leftthird.topthird.rightthird) ring(dashed) square') minus~(arrow.trianglehead.counterclockwise diamond'
    forwardslash.plus plus~(and.fluid.batteryblock batteryblock'(exclamationmark' slash' stack'(exclamationmark')))
    rectangle'(portrait')) mirror.side~(left(and~(arrow.turn.down.right heat.waves)) right(and~(arrow.turn.down.left
    heat.waves))) moon~(dust'(circle') haze'(circle') road.lanes stars.circle' zzz*) moonphase~(first.quarter(inverse)
    full.moon(inverse) last.quarter(inverse) new.moon(inverse) waning~(crescent(inverse) gibbous(inverse))
    waxing~(crescent(inverse) gibbous(inverse))) moonrise'(circle') moonset'(circle') moped' mosaic' motorcycle'
    mount' mountain.2.circle' mouth' move.3d movieclapper' mph(circle') mug' multiply.square'
    music~(microphone(circle') note~(house' tv') quarternote.3) mustache* n~(circle' square')
    nairasign(arrow.trianglehead.counterclockwise.rotate.90 bank.building' circle' gauge.chart~(lefthalf.righthalf
    leftthird.topthird.rightthird) ring(dashed) square') network.slash newspaper.circle'
    norwegiankronesign(arrow.trianglehead.counterclockwise.rotate.90 bank.building' circle'
    gauge.chart~(lefthalf.righthalf leftthird.topthird.rightthird) ring(dashed) square') nose' nosign.app'
    note.text.badge.plus notequal(circle' square') number~(circle* square') numbers(rectangle') numbersign o~(circle'
    square') oar.2.crossed(circle') octagon~(bottomhalf.filled lefthalf.filled righthalf.filled tophalf.filled)
    oilcan'(and.thermometer') opticaldisc* opticaldiscdrive' opticid' oval'(bottomhalf.filled lefthalf.filled
    portrait'(bottomhalf.filled lefthalf.filled righthalf.filled tophalf.filled) righthalf.filled tophalf.filled)
    oven' p~(circle' square') p1.button.horizontal' p2.button.horizontal' p3.button.horizontal' p4.button.horizontal'
    paddleshifter~(left' right') paintbrush.pointed* pano'(badge.play') paperclip~(badge.ellipsis circle*)
    paragraphsign parentheses parkinglight' parkingsign(brakesignal(slash) circle' radiowaves~(down.right.off
    left.and.right(slash) right.and.safetycone) square' steeringwheel) party.popper' pause.rectangle'
    pawprint'(circle') pc peacesign pedal~(accelerator' brake' clutch') pedestrian.gate~(closed open)
    pencil~(and~(outline ruler' scribble) tip.crop.circle'(badge~(arrow.forward' minus' plus')))
    pentagon~(bottomhalf.filled lefthalf.filled righthalf.filled tophalf.filled)
    person~(2~(arrow.trianglehead.counterclockwise badge~(gearshape' key' minus' plus') crop.square.stack'
    slash* wave.2') 3.sequence' and~(arrow.left.and.arrow.right.outward background~(dotted striped.horizontal))
    badge~(clock* key shield~(checkmark' exclamationmark')) bubble' bust'(circle') crop~(artframe
    badge.magnifyingglass' circle~(badge'(clock' exclamationmark' moon' questionmark') dashed(circle')
    fill.badge~(checkmark minus plus xmark)) rectangle~(badge.plus' stack') square~(badge~(camera' video')
    filled.and.at.rectangle' on.square.angled')) fill~(and.arrow.left.and.arrow.right.outward badge.minus questionmark
    turn~(down left right) viewfinder) icloud' line.dotted.person' slash* text.rectangle* wave.2*)
    personalhotspot~(circle' slash) perspective peruviansolessign(arrow.trianglehead.counterclockwise.rotate.90
    bank.building' circle' gauge.chart~(lefthalf.righthalf leftthird.topthird.rightthird) ring(dashed) square')
    pesetasign(arrow.trianglehead.counterclockwise.rotate.90 bank.building' circle' gauge.chart~(lefthalf.righthalf
    leftthird.topthird.rightthird) ring(dashed) square') pesosign(arrow.trianglehead.counterclockwise.rotate.90
    bank.building' circle' gauge.chart~(lefthalf.righthalf leftthird.topthird.rightthird) ring(dashed) square')
    phone~(arrow~(down.left* right' up.right*(circle')) badge~(checkmark clock' waveform') bubble' connection'
    down~(circle' waves.left.and.right) fill.badge~(checkmark plus)) photo~(artframe(circle') badge~(arrow.down'
    checkmark' exclamationmark' plus*) circle' on.rectangle.angled* stack* tv) pianokeys(inverse)
    pill'(circle') pills.circle' pin~(circle' slash* square') pip~(enter exit remove swap) pipe.and.drop'
    placeholdertext* platter~(2.filled~(ipad(landscape) iphone(landscape)) bottom.applewatch.case
    filled~(bottom~(and.arrow.down.iphone applewatch.case iphone) top~(and.arrow.up.iphone applewatch.case iphone))
    top.applewatch.case) play~(desktopcomputer display house' laptopcomputer rectangle.on.rectangle'(circle') slash'
    square*(stack') tv*) playpause.circle' playstation.logo plus~(app' arrow.trianglehead.clockwise bubble*
    circle.dashed diamond' forwardslash.minus message' rectangle(fill(on.rectangle*) on~(folder' rectangle) portrait')
    square.dashed viewfinder) plusminus(circle') point~(3.filled.connected.trianglepath.dotted
    bottomleft~(filled.forward.to.point.topright.scurvepath forward.to~(arrow.triangle~(scurvepath' uturn.scurvepath')
    point.topright~(filled.scurvepath scurvepath'))) forward.to.point.capsulepath'
    topleft~(down.to.point.bottomright~(curvepath' filled.curvepath) filled.down.to.point.bottomright.curvepath)
    topright~(arrow.triangle.backward.to.point.bottomleft~(filled.scurvepath scurvepath')
    filled.arrow.triangle.backward.to.point.bottomleft.scurvepath))
    polishzlotysign(arrow.trianglehead.counterclockwise.rotate.90 bank.building' circle'
    gauge.chart~(lefthalf.righthalf leftthird.topthird.rightthird) ring(dashed) square') popcorn'(circle')
    power.dotted powercord' powermeter poweroff poweron poweroutlet~(strip' type~(a'(square') b'(square') c'(square')
    d'(square') e'(square') f'(square') g'(square') h'(square') i'(square') j'(square') k'(square') l'(square')
    m'(square') n'(square') o'(square'))) powerplug.portrait' powersleep printer~(dotmatrix*(filled.and.paper(inverse)
    inverse) filled.and.paper(inverse) inverse) progress.indicator projective purchased(circle')
    puzzlepiece.extension* pyramid' q~(circle' square') questionmark~(app'(dashed) bubble' circle.dashed diamond*
    folder* key.filled square*(dashed) text.page' video') quote.bubble* quotelevel r~(button.roundedbottom.horizontal'
    circle' joystick'(press.down' tilt~(down' left' right' up')) square'(on.square'))
    r1~(button.roundedbottom.horizontal' circle') r2~(button~(angledtop.vertical.right' roundedtop.horizontal')
    circle') r3.button.angledbottom.horizontal.right' r4.button.horizontal' radio* rainbow
    rb~(button.roundedbottom.horizontal' circle') recordingtape.circle' rectangle~(2.swap 3.group'(bubble')
    and~(arrow.up.right.and.arrow.down.left(slash) hand.point.up.left*(filled) paperclip text.magnifyingglass)
    arrowtriangle.2~(inward outward) badge~(checkmark minus person.crop plus xmark) bottomhalf.filled
    connected.to.line.below dashed(and.paperclip badge.record) expand.diagonal fill(badge~(checkmark minus person.crop
    plus xmark) on.rectangle*(angled*)) filled.and.hand.point.up.left grid~(1x2* 2x2* 3x2' 3x3') landscape.rotate
    leadinghalf.filled lefthalf.filled on.rectangle(angled badge.gearshape button.angledtop.vertical.left' circle'
    dashed slash'(circle') square') pattern.checkered portrait'(and.arrow~(forward* right*) arrowtriangle.2~(inward
    outward) badge.plus' bottomhalf.filled lefthalf.filled on.rectangle.portrait'(angled' slash') righthalf.filled
    rotate slash' split.2x1'(slash') tophalf.filled) ratio~(16.to.9' 3.to.4' 4.to.3' 9.to.16') righthalf.filled slash'
    split~(1x2' 2x1*(slash') 2x2' 3x1* 3x3') stack~(badge~(minus person.crop' play' plus) fill.badge~(minus plus))
    tophalf.filled trailinghalf.filled) refrigerator' repeat~(1.circle' circle') restart(circle')
    retarder.brakesignal(and.exclamationmark slash) return~(left right) rhombus' richtext.page' right(circle')
    righttriangle'(split.diagonal') rm.button.horizontal' road~(lane.arrowtriangle.2.inward lanes(curved~(left
    right))) robotic.vacuum' roller.shade~(closed open) roman.shade~(closed open) rotate~(3d'(circle') left' right')
    rsb.button.angledbottom.horizontal.right' rt~(button.roundedtop.horizontal' circle')
    rublesign(arrow.trianglehead.counterclockwise.rotate.90 bank.building' circle' gauge.chart~(lefthalf.righthalf
    leftthird.topthird.rightthird) ring(dashed) square') rugbyball'(circle')
    rupeesign(arrow.trianglehead.counterclockwise.rotate.90 bank.building' circle' gauge.chart~(lefthalf.righthalf
    leftthird.topthird.rightthird) ring(dashed) square') s~(circle' square') sailboat'(circle') scale.3d scalemass'
    scanner* scissors~(badge.ellipsis circle') scooter screwdriver' scribble(variable) seal* selection.pin.in.out
    sensor.tag.radiowaves.forward' shadow sharedwithyou(circle' slash) shareplay(slash) shazam.logo'
    shekelsign(arrow.trianglehead.counterclockwise.rotate.90 bank.building' circle' gauge.chart~(lefthalf.righthalf
    leftthird.topthird.rightthird) ring(dashed) square') shield~(lefthalf.filled~(badge.checkmark slash
    trianglebadge.exclamationmark) pattern.checkered righthalf.filled) shippingbox~(and.arrow.backward' circle')
    shoe'(2' circle') shoeprints* shower'(handheld' sidejet') shuffle.circle' sidebar.squares~(leading left right
    trailing) signpost~(and.arrowtriangle.up'(circle') left'(circle') right*(and.left*(circle') circle')) simcard.2'
    singaporedollarsign(arrow.trianglehead.counterclockwise.rotate.90 bank.building' circle'
    gauge.chart~(lefthalf.righthalf leftthird.topthird.rightthird) ring(dashed) square') sink' skateboard' skew skis'
    sleep(circle') slider.horizontal~(2~(arrow.trianglehead.counterclockwise
    rectangle.and.arrow.trianglehead.2.clockwise.rotate.90 square(badge.arrow.down on.square)) below~(rectangle
    square~(and.square.filled filled.and.square) sun.max)) slowmo smallcircle~(circle' filled.circle') smartphone
    smoke'(circle') snowboard' snowflake~(circle' road.lane(dashed) slash) soccerball(circle(fill(inverse) inverse)
    inverse) sofa' sos(circle') space sparkle.magnifyingglass sparkles~(rectangle.stack' square.filled.on.square tv*)
    speaker~(badge.exclamationmark' circle' minus' plus' slash.circle' square'
    wave~(1.arrowtriangles.up.right.down.left 2~(bubble' circle')) zzz') spigot' sportscourt'(circle')
    sprinkler'(and.droplets') square~(2.layers.3d'(bottom.filled top.filled) 3.layers.3d(bottom.filled down~(backward
    forward left(slash) right(slash)) middle.filled slash top.filled) and~(arrow~(down~(badge.clock' on.square')
    up~(badge.clock' circle' on.square* trianglebadge.exclamationmark*)) at.rectangle'
    line.vertical.and.square(filled) pencil.circle*) arrowtriangle.4.outward badge.plus' bottomhalf.filled circle'
    fill~(and.line.vertical.and.square* on~(circle* square*) text.grid.1x2) filled~(and.line.vertical.and.square
    on.square) grid~(3x1~(below.line.grid.1x2' folder~(badge.plus fill.badge.plus)) 3x2* 3x3~(bottomleft.filled
    bottommiddle.filled bottomright.filled middle.filled middleleft.filled middleright.filled square(badge.ellipsis)
    topleft.filled topmiddle.filled topright.filled) 4x3*) lefthalf.filled on~(circle square~(badge.person.crop'
    dashed intersection.dashed squareshape.controlhandles)) resize(down up) righthalf.filled slash' split~(1x2' 2x1*
    2x2' bottomrightquarter' diagonal'(2x2')) stack.3d~(down~(forward* right') forward.dottedline'
    up~(badge.automatic' slash' trianglebadge.exclamationmark')) text.square' tophalf.filled) squareroot
    squares~(below.rectangle leading.rectangle') squareshape'(controlhandles.on.squareshape.controlhandles
    dotted~(split.2x2 squareshape) split~(2x2(dotted) 3x3) squareshape.dotted) stairs star~(bubble'
    square*(on.square')) staroflife'(circle' shield') steeringwheel(and~(hands heat.waves key liquid.wave lock)
    arrow.trianglehead.counterclockwise.and.clockwise arrowtriangle~(left right) badge.exclamationmark circle'
    exclamationmark road.lane(dashed) slash) sterlingsign~(arrow.trianglehead.counterclockwise.rotate.90
    bank.building' circle' gauge.chart~(lefthalf.righthalf leftthird.topthird.rightthird) ring(dashed) square')
    stethoscope.circle' storefront*(circle') stove' stroller' studentdesk suit~(club' diamond' heart' spade')
    suitcase~(cart' rolling') sum sun~(dust'(circle') haze'(circle') horizon'(circle') lefthalf.filled max~(circle'
    trianglebadge.exclamationmark') rain'(circle') righthalf.filled snow'(circle')) sunglasses' sunrise.circle'
    sunset.circle' surfboard' suspension.shock suv.side'(air~(circulate' fresh') and.exclamationmark'
    arrowtriangle~(down' up'(arrowtriangle.down')) front.open'(crop') hill~(descent.control' down' up') lock'(open')
    rear.open'(crop') roof.cargo.carrier'(slash')) swatchpalette'
    swedishkronasign(arrow.trianglehead.counterclockwise.rotate.90 bank.building' circle'
    gauge.chart~(lefthalf.righthalf leftthird.topthird.rightthird) ring(dashed) square') swift swiftdata
    swirl.circle.righthalf.filled(inverse) switch.programmable'(square') syringe* t~(circle' square') table.furniture'
    tablecells~(badge.ellipsis fill.badge.ellipsis) tachometer tag~(slash' square') taillight.fog'
    takeoutbag.and.cup.and.straw' teddybear' teletype(answer(circle') circle')
    tengesign(arrow.trianglehead.counterclockwise.rotate.90 bank.building' circle' gauge.chart~(lefthalf.righthalf
    leftthird.topthird.rightthird) ring(dashed) square') tennis.racket(circle') tennisball'(circle') tent'(2'(circle')
    circle') text~(and.command.macwindow append badge~(minus plus star xmark) below.photo'
    bubble.badge.clock' document' insert justify~(leading right trailing) line~(first.and.arrowtriangle.forward
    last.and.arrowtriangle.forward magnify) page*(badge.magnifyingglass slash') rectangle.page' redaction viewfinder
    word.spacing) textformat~(alt characters(arrow.left.and.right dottedunderline) numbers size~(larger smaller)
    subscript superscript) theatermask.and.paintbrush' theatermasks*(circle') thermometer~(and.liquid.waves(snowflake
    trianglebadge.exclamationmark) brakesignal high low medium.slash snowflake.circle' sun*(circle') transmission
    variable(and.figure(circle'))) timelapse timeline.selection timer~(circle' square) tire(badge.snowflake)
    tirepressure togglepower toilet'(circle') tornado.circle' tortoise'(circle') torus tow.hitch'(exclamationmark')
    traction.control.tirepressure(exclamationmark slash) train.side~(middle.car rear.car) tram~(circle' fill.tunnel)
    transmission trapezoid.and.line~(horizontal' vertical') trash~(slash'(circle' square') square')
    tray~(and.arrow~(down* up') circle') tree.circle' triangle~(bottomhalf.filled circle' lefthalf.filled
    righthalf.filled tophalf.filled) triangleshape' trophy.circle' tropicalstorm(circle') truck~(box.badge.clock'
    pickup.side'(air~(circulate' fresh') and.exclamationmark' arrowtriangle~(down' up'(arrowtriangle.down'))
    front.open'(crop') hill~(down' up') lock'(open')) side~(hill.descent.control' roof.cargo.carrier'(slash')))
    tsa(circle' slash) tshirt*(circle') tugriksign(arrow.trianglehead.counterclockwise.rotate.90 bank.building'
    circle' gauge.chart~(lefthalf.righthalf leftthird.topthird.rightthird) ring(dashed) square') tuningfork
    turkishlirasign(arrow.trianglehead.counterclockwise.rotate.90 bank.building' circle'
    gauge.chart~(lefthalf.righthalf leftthird.topthird.rightthird) ring(dashed) square') tv~(and~(hifispeaker*
    mediabox') badge.wifi' circle' slash') u~(circle' square') uiwindow.split.2x1 umbrella.percent' v~(circle'
    square') vial.viewfinder video~(badge~(checkmark ellipsis plus waveform') bubble' circle' doorbell'
    fill.badge~(checkmark ellipsis plus) slash.circle' square') videoprojector' view~(2d 3d) viewfinder~(circle'
    rectangular trianglebadge.exclamationmark) vision.pro'(and.arrow.forward' badge~(exclamationmark' play') circle'
    slash'(circle') trianglebadge.exclamationmark') voiceover volleyball'(circle') w~(circle' square') wake(circle')
    wallet~(bifold' pass*) wand.and~(rays.inverse sparkles(inverse)) warninglight' washer'(circle')
    watchface.applewatch.case water.waves(and.arrow.trianglehead~(down(trianglebadge.exclamationmark) up) slash)
    waterbottle' wave.3~(backward(circle') down(car.side' circle' convertible.side' pickup.side' suv.side')
    forward(circle') left(circle') right.circle* up(circle')) waveform~(and.person.filled badge~(exclamationmark
    magnifyingglass microphone minus plus) path~(badge~(minus plus) ecg.rectangle') slash) web.camera' wheelchair
    widget~(extralarge(badge.plus) large(badge.plus) medium(badge.plus) small(badge.plus)) wifi~(circle*
    exclamationmark.circle' router* square') wind~(circle' snow(circle')) window~(awning(closed) casement(closed)
    ceiling(closed) horizontal(closed) shade~(closed open) vertical~(closed open))
    windshield~(front.and~(fluid.and.spray heat.waves spray wiper(and~(drop spray) exclamationmark intermittent))
    rear.and~(fluid.and.spray heat.waves spray wiper(and~(drop spray) exclamationmark intermittent))) wineglass'
    wonsign(arrow.trianglehead.counterclockwise.rotate.90 bank.building' circle' gauge.chart~(lefthalf.righthalf
    leftthird.topthird.rightthird) ring(dashed) square') wrench.adjustable* wrongwaysign' x~(square* squareroot)
    xbox.logo xmark~(app* bin.circle' diamond' icloud' rectangle'(portrait') triangle.circle.square') xserve.raid
    y~(circle' square') yensign~(arrow.trianglehead.counterclockwise.rotate.90 bank.building' circle'
    gauge.chart~(lefthalf.righthalf leftthird.topthird.rightthird) ring(dashed) square') yieldsign' z~(circle'
    square') zipper.page zl.button.roundedtop.horizontal' zr.button.roundedtop.horizontal' zzz
    """
}
