extension SymbolNames {
  /// The names that begin with figures or letters up to k, as the type’s comment explains.
  static let first = """
    1~(brakesignal lane magnifyingglass) 10~(arrow.trianglehead~(clockwise counterclockwise) lane) 11.lane 12.lane
    15.arrow.trianglehead~(clockwise counterclockwise) 2~(brakesignal lane) 2h(circle') 3.lane
    30.arrow.trianglehead~(clockwise counterclockwise) 4~(alt~(circle' square') lane) 45.arrow.trianglehead~(clockwise
    counterclockwise) 4a(circle') 4h(circle') 4k.tv' 4l(circle') 5~(arrow.trianglehead~(clockwise counterclockwise)
    lane) 6~(alt~(circle' square') lane) 60.arrow.trianglehead~(clockwise counterclockwise) 7.lane
    75.arrow.trianglehead~(clockwise counterclockwise) 8.lane 9~(alt~(circle' square') lane)
    90.arrow.trianglehead~(clockwise counterclockwise) a~(circle' square') abs(brakesignal(slash) circle')
    accessibility.badge.arrow.up.right air~(car.side' conditioner~(horizontal' vertical') convertible.side'
    pickup.side' purifier' suv.side') airplane~(arrival circle' departure) airplay~(audio(badge.exclamationmark
    circle') video(badge.exclamationmark circle')) airpod~(gen3~(left right) left right)
    airpods(chargingcase'(wireless') gen3(chargingcase.wireless') max
    pro(chargingcase.wireless'(radiowaves.left.and.right') left right)) airport~(express extreme(tower))
    airtag'(radiowaves.forward') alarm.waves.left.and.right' align~(horizontal~(center' left' right')
    vertical~(bottom' center' top')) allergens' alt alternatingcurrent american.football'(circle'
    professional'(circle')) amplifier angle ant'(circle') antenna.radiowaves.left.and.right.slash.circle'
    app~(badge*(checkmark' clock') dashed gift*) appclip append.page' apple~(haptics.and~(exclamationmark.triangle
    music.note(slash)) image.playground' intelligence logo meditate(circle' square.stack') terminal'(circle'
    on.rectangle')) applepencil(adapter.usb.c' and.scribble doubletap gen1 gen2 hover squeeze tip) applescript'
    appletv' appletvremote~(gen1' gen2' gen3' gen4') applewatch~(and.arrow.forward case.sizes side.right slash
    watchface) apps~(ipad(landscape) iphone(badge.plus landscape)) appwindow.swipe.rectangle aqi~(high low)
    arcade.stick(and.arrow~(down left(and.arrow.right.outward) right up(and.arrow.down)) console') archivebox.circle'
    arkit(badge.xmark) arrow~(backward~(circle*(dotted) square' to.line(circle' square')) clockwise.square'
    counterclockwise~(circle* square') down~(and.line.horizontal.and.arrow.up
    app'(dashed(trianglebadge.exclamationmark)) applewatch backward(and.arrow.up.forward(circle' rectangle' square')
    circle'(dotted) square' toptrailing.rectangle') circle.dotted document' forward(and.arrow.up.backward(circle'
    rectangle' square') circle'(dotted) square' topleading.rectangle') heart' left~(and.arrow.up.right(circle'
    rectangle' square') arrow.up.right(circle' square') circle'(dotted) square' topright.rectangle' video') message'
    right~(and.arrow.up.left~(circle' rectangle' square') circle'(dotted) square' topleft.rectangle') square*
    to.line~(circle' compact square')) forward~(circle*(dotted) square' to.line(circle' square'))
    left~(and~(line.vertical.and.arrow.right right~(circle' square' text.vertical)) arrow.right~(circle' square')
    circle.dotted square' to.line~(circle' compact square')) right~(and.line.vertical.and.arrow.left circle.dotted
    filled.filter.arrow.right page.on.clipboard square* to.line~(circle' compact square'))
    trianglehead~(2~(clockwise(rotate.90(camera' circle' icloud' page.on.clipboard)) counterclockwise(rotate.90))
    bottomleft.capsulepath.clockwise branch clockwise(heart' icloud' rotate.90) counterclockwise(icloud' rotate.90)
    left.and.right.righttriangle.left.righttriangle.right' merge pull rectanglepath swap
    topright.capsulepath.clockwise turn.up.right~(circle' diamond') up.and.down.righttriangle.up.righttriangle.down')
    turn~(left~(down up) right~(down up) up.forward.iphone') up~(and~(down~(and.sparkles circle' square'
    text.horizontal) line.horizontal.and.arrow.down person.rectangle~(portrait turn~(left right))) arrow.down.square*
    backward(and.arrow.down.forward~(circle' rectangle' square') bottomtrailing.rectangle' circle'(dotted) square')
    bin' circle~(badge.clock dotted) document' forward~(and.arrow.down.backward(circle' rectangle' square') app*
    bottomleading.rectangle' circle'(dotted) square*) heart' left~(and~(arrow.down.right~(circle' rectangle' square')
    down.right.magnifyingglass) arrow.down.right(circle' square') bottomright.rectangle' circle'(dotted) square')
    message' page.on.clipboard right~(and.arrow.down.left(circle' rectangle' square') bottomleft.rectangle'
    circle'(dotted) square* video') square* to.line~(circle' compact square') trash')
    uturn~(backward~(circle'(badge.ellipsis) square') down(circle' square') forward~(circle' square')
    left~(circle'(badge.ellipsis) square') right~(circle' square') up(circle' square'))) arrowkeys'(down.filled
    left.filled right.filled up.filled) arrowshape~(backward'(circle') bounce~(forward' right') down*(circle')
    forward'(circle') left'(arrowshape.right' circle') right'(circle') turn.up~(backward'(2'(circle') badge.clock'
    circle') forward'(circle') left~(2.circle' circle') right*(circle')) up'(circle') zigzag~(forward' right'))
    arrowtriangle~(backward'(circle' square') down~(circle' square') forward'(circle' square')
    left~(and.line.vertical.and.arrowtriangle.right' circle' square') right~(and.line.vertical.and.arrowtriangle.left'
    circle' square') up~(arrowtriangle.down.window~(left right) circle' square')) aspectratio' asterisk.circle*
    at~(badge~(minus plus) circle') atom audio.jack~(mono stereo) australian.football'(circle')
    australiandollarsign(arrow.trianglehead.counterclockwise.rotate.90 bank.building' circle'
    gauge.chart~(lefthalf.righthalf leftthird.topthird.rightthird) ring(dashed) square')
    australsign(arrow.trianglehead.counterclockwise.rotate.90 bank.building' circle' gauge.chart~(lefthalf.righthalf
    leftthird.topthird.rightthird) ring(dashed) square') automatic~(brakesignal headlight~(high.beam' low.beam'))
    autostartstop(slash trianglebadge.exclamationmark) av.remote' axle.2(driveshaft.disengaged front~(and.rear.engaged
    disengaged engaged) rear~(disengaged engaged lock)) b~(circle' square') backpack'(circle') backward(circle'
    end~(alt' circle') frame') badge.plus.radiowaves~(forward right) bag~(badge~(minus questionmark) circle'
    fill.badge~(minus plus questionmark)) bahtsign(arrow.trianglehead.counterclockwise.rotate.90 bank.building'
    circle' gauge.chart~(lefthalf.righthalf leftthird.topthird.rightthird) ring(dashed) square') balloon'(2')
    barometer base.unit baseball'(circle' diamond.bases(outs.indicator)) basketball'(circle') bathtub'
    battery~(0percent 100percent(bolt circle') 25percent 50percent 75percent) batteryblock'(slash'
    stack'(badge.snowflake' trianglebadge.exclamationmark')) beach.umbrella' beats~(earphones fitpro(chargingcase'
    left right) headphones pill' powerbeats(left pro(chargingcase' left right) right) powerbeats3(left right)
    solobuds(chargingcase' left right) studiobuds(chargingcase' left plus(chargingcase' left right) right))
    bed.double~(circle') bell~(and.waves.left.and.right' badge~(circle' slash' waveform') slash.circle' square')
    beziercurve bicycle.circle' binoculars*(circle') bird'(circle') birthday.cake'
    bitcoinsign~(arrow.trianglehead.counterclockwise.rotate.90 bank.building' circle' gauge.chart~(lefthalf.righthalf
    leftthird.topthird.rightthird) ring(dashed) square') blinds~(horizontal~(closed open) vertical~(closed open))
    bold~(italic.underline underline) bolt~(badge~(automatic' checkmark' clock' xmark') batteryblock' brakesignal
    car'(circle') heart' horizontal*(circle' icloud') ring.closed shield' slash*(circle') square'
    trianglebadge.exclamationmark') bonjour book~(and.wrench' circle* closed~(circle') pages*) bookmark~(slash*
    square') books.vertical.circle' brain~(filled.head.profile head.profile*) brakesignal(dashed)
    brazilianrealsign(arrow.trianglehead.counterclockwise.rotate.90 bank.building' circle'
    gauge.chart~(lefthalf.righthalf leftthird.topthird.rightthird) ring(dashed) square') briefcase.circle'
    bubble'(and.pencil circle' left~(and~(exclamationmark.bubble.right' text.bubble.right*) circle') middle~(bottom'
    top') right.circle') bubbles.and.sparkles' building'(2.crop.circle* columns.circle') burn burst' bus.doubledecker'
    button~(angledbottom.horizontal~(left' right') angledtop.vertical~(left' right') horizontal'(top.press')
    programmable(square') roundedbottom.horizontal' roundedtop.horizontal' vertical~(left.press' right.press'))
    c~(circle' square') cabinet' cable~(coaxial connector(horizontal slash)) cablecar' calendar~(and.person
    badge~(checkmark clock exclamationmark) circle* day.timeline~(left right trailing)) camera~(aperture badge~(clock'
    ellipsis') filters macro(circle' slash(circle')) metering~(center.weighted(average) matrix multispot none partial
    spot unknown) on.rectangle' shutter.button') candybarphone capslock* capsule*(bottomhalf.filled lefthalf.filled
    on~(capsule' rectangle') portrait'(bottomhalf.filled lefthalf.filled righthalf.filled tophalf.filled)
    righthalf.filled tophalf.filled) car~(2' badge.gearshape' circle' ferry' front.waves~(down' left.and.right.and.up'
    up') rear'(and~(collision.road.lane(slash) tire.marks(off slash)) hazardsign' road.lane(dashed
    distance~(1(and.gauge.open.with.lines.needle.67percent.and.arrowtriangle)
    2(and.gauge.open.with.lines.needle.67percent.and.arrowtriangle)
    3(and.gauge.open.with.lines.needle.67percent.and.arrowtriangle)
    4(and.gauge.open.with.lines.needle.67percent.and.arrowtriangle)
    5(and.gauge.open.with.lines.needle.67percent.and.arrowtriangle)) off wave.up) tilt.road.lanes.curved.right
    waves.up') side'(air~(circulate' fresh') and.exclamationmark' arrowtriangle~(down' up'(arrowtriangle.down'))
    front.open'(crop') hill~(descent.control' down' up') lock'(open') rear~(and~(collision.and.car.side.front(slash)
    exclamationmark.and.car.side.front(off) wave.3.and.car.side.front) crop.trunk.partition' open'(crop') tow.hitch')
    roof.cargo.carrier'(slash')) top~(arrowtriangle~(front~(left' right') rear~(left' right'))
    door~(front~(left~(and~(front.right~(and.rear~(left~(and.rear.right.open' open') right.open') open')
    rear~(left~(and.rear.right.open' open') right.open')) open') right~(and.rear~(left~(and.rear.right.open' open')
    right.open') open')) rear~(left~(and.rear.right.open' open') right.open') sliding~(left.open' right.open'))
    front.radiowaves.front.left.and.front.and.front.right' lane.dashed~(arrowtriangle.inward' badge.steeringwheel'
    departure~(left' right')) radiowaves~(front' rear'(left'(and.rear.right' car.top.front')
    right'(badge~(exclamationmark' xmark') car.top.front'))) rear.radiowaves.rear.left.and.rear.and.rear.right'
    video.rear~(left' right')) window~(left(badge~(exclamationmark xmark) exclamationmark xmark)
    right(badge~(exclamationmark xmark) exclamationmark xmark))) carbon~(dioxide.cloud' monoxide.cloud') carrot'
    carseat~(left'(1' 2' 3' and.heat.waves' backrest.up.and.down' fan' forward.and.backward' massage' up.and.down')
    right'(1' 2' 3' and.heat.waves' backrest.up.and.down' fan' forward.and.backward' massage' up.and.down'))
    cart~(badge~(clock' questionmark) circle* fill.badge~(minus plus questionmark)) case' cat'(circle')
    cedisign(arrow.trianglehead.counterclockwise.rotate.90 bank.building' circle' gauge.chart~(lefthalf.righthalf
    leftthird.topthird.rightthird) ring(dashed) square') cellularbars
    centsign(arrow.trianglehead.counterclockwise.rotate.90 bank.building' circle' gauge.chart~(lefthalf.righthalf
    leftthird.topthird.rightthird) ring(dashed) square') chair'(lounge') chandelier' character(book.closed' bubble*
    circle' duployan magnify phonetic square' sutton textbox) characters~(lowercase uppercase)
    chart~(bar~(horizontal.page' xaxis.ascending(badge.clock) yaxis) dots.scatter line~(downtrend.xyaxis.circle'
    flattrend.xyaxis(circle') text.clipboard' uptrend.xyaxis.circle')) checklist.unchecked checkmark~(applewatch
    arrow.trianglehead.counterclockwise bubble* circle~(badge~(questionmark' xmark*) trianglebadge.exclamationmark)
    diamond* message' rectangle*(portrait' stack') seal.text.page') chevron~(backward~(2 chevron.backward.dotted
    square' to.line) compact~(backward forward left.chevron.compact.right up.chevron.compact~(down
    right.chevron.compact.down.chevron.compact.left)) down~(2 dotted.2 forward~(2 dotted.2) right~(2 dotted.2)
    square') forward~(2 dotted.chevron.forward square' to.line) left~(chevron~(left.dotted right) square' to.line)
    right~(dotted.chevron.right square' to.line) up~(2 chevron~(down.square' right.chevron.down.chevron.left) dotted.2
    forward~(2 dotted.2) right~(2 dotted.2) square'))
    chineseyuanrenminbisign(arrow.trianglehead.counterclockwise.rotate.90 bank.building' circle'
    gauge.chart~(lefthalf.righthalf leftthird.topthird.rightthird) ring(dashed) square') circle~(and.line.horizontal'
    badge~(checkmark' exclamationmark' minus' plus' questionmark' xmark') bottomhalf.filled(inverse)
    bottomrighthalf.pattern.checkered circle' dashed.rectangle dotted(and.circle circle') filled~(ipad'(landscape')
    iphone' pattern.diagonalline.rectangle) grid~(2x1'(left.filled right.filled) 2x2* 3x3'(circle') cross'(down.filled
    left.filled right.filled up.filled)) hexagongrid'(circle') hexagonpath' lefthalf~(filled~(inverse
    righthalf.striped.horizontal(inverse)) striped.horizontal(inverse)) rectangle~(dashed filled.pattern.diagonalline)
    righthalf.filled.inverse slash' square' tophalf.filled(inverse)) circlebadge'(2') clear'
    clock~(arrow.trianglehead~(2.counterclockwise.rotate.90 counterclockwise.rotate.90) badge'(checkmark'
    exclamationmark' questionmark' xmark') circle') cloud~(bolt~(circle' rain*(circle')) circle' drizzle*(circle')
    fog.circle' hail'(circle') heavyrain*(circle') moon~(bolt'(circle') circle' rain'(circle')) rain.circle'
    rainbow.crop' sleet'(circle') snow.circle' sun~(bolt'(circle') circle' rain*(circle'))) coat'
    coloncurrencysign(arrow.trianglehead.counterclockwise.rotate.90 bank.building' circle'
    gauge.chart~(lefthalf.righthalf leftthird.topthird.rightthird) ring(dashed) square') comb' command~(circle'
    square') compass.drawing computermouse' cone' contact.sensor' contextualmenu.and.cursorarrow
    convertible.side'(air~(circulate' fresh') and.exclamationmark' arrow.trianglehead~(backward'
    forward'(and.backward')) arrowtriangle~(down' up'(arrowtriangle.down')) front.open'(crop') hill~(descent.control'
    down' up') lock'(open')) cooktop' creditcard~(circle' trianglebadge.exclamationmark' viewfinder)
    cricket.ball'(circle') crop.rotate cross'(case*(circle') circle' vial') crown'
    cruzeirosign(arrow.trianglehead.counterclockwise.rotate.90 bank.building' circle' gauge.chart~(lefthalf.righthalf
    leftthird.topthird.rightthird) ring(dashed) square') cube.transparent' cup.and.heat.waves' curlybraces.square'
    cursorarrow(and.square.on.square.dashed click(2 badge.clock) motionlines(click) rays slash(square') square')
    curtains~(closed open) cylinder' d~(circle' square') danishkronesign(arrow.trianglehead.counterclockwise.rotate.90
    bank.building' circle' gauge.chart~(lefthalf.righthalf leftthird.topthird.rightthird) ring(dashed) square')
    decrease~(indent quotelevel) degreesign~(celsius fahrenheit) dehumidifier' delete~(backward' forward' right*)
    deskclock' desktopcomputer~(and~(arrow.down macbook) trianglebadge.exclamationmark) deskview' dial~(high' low'
    medium') diamond~(bottomhalf.filled circle' lefthalf.filled righthalf.filled tophalf.filled) die.face~(1* 2* 3* 4*
    5* 6*) digitalcrown~(arrow~(clockwise' counterclockwise') horizontal~(arrow~(clockwise' counterclockwise') press')
    press') directcurrent dishwasher'(circle') display~(and.arrow.down trianglebadge.exclamationmark)
    distribute~(horizontal'(center' left' right') vertical'(bottom' center' top')) divide(circle' square')
    dock~(arrow~(down.rectangle up.rectangle) rectangle) document'(badge~(arrow.up' clock' ellipsis' gearshape' plus')
    circle' on~(clipboard' document') viewfinder') dog'(circle')
    dollarsign~(arrow.trianglehead.counterclockwise.rotate.90 bank.building' gauge.chart~(lefthalf.righthalf
    leftthird.topthird.rightthird) ring(dashed) square') dongsign(arrow.trianglehead.counterclockwise.rotate.90
    bank.building' circle' gauge.chart~(lefthalf.righthalf leftthird.topthird.rightthird) ring(dashed) square')
    door~(french~(closed open) garage~(closed(trianglebadge.exclamationmark)
    double.bay~(closed(trianglebadge.exclamationmark) open(trianglebadge.exclamationmark))
    open(trianglebadge.exclamationmark)) right.hand~(closed open) sliding~(left.hand~(closed open) right.hand~(closed
    open))) dot~(arrowtriangles.up.right.down.left.circle circle~(and~(cursorarrow hand.point.up.left*) viewfinder)
    radiowaves.forward scope(display laptopcomputer) square' squareshape'(split.2x2) viewfinder)
    dots.and.line.vertical.and.cursorarrow.rectangle dpad'(down.filled left.filled right.filled up.filled) drone'
    drop~(circle' degreesign'(slash') keypad.rectangle' transmission triangle') dryer'(circle') duffle.bag' dumbbell'
    e~(circle' square') ear~(badge~(checkmark waveform) trianglebadge.exclamationmark) earbuds(case') earpods
    ecg.text.page' eject.circle' ellipsis~(bubble' curlybraces message' rectangle' vertical.bubble' viewfinder)
    engine~(combustion'(badge.exclamationmark') emission.and~(exclamationmark filter))
    entry.lever.keypad'(trianglebadge.exclamationmark') envelope~(and.arrow.trianglehead.branch' badge*(person.crop'
    shield.half.filled') front' open.badge.clock) equal~(circle' square') eraser'(line.dashed') esim'
    eurosign~(arrow.trianglehead.counterclockwise.rotate.90 bank.building' circle* gauge.chart~(lefthalf.righthalf
    leftthird.topthird.rightthird) ring(dashed) square') eurozonesign(arrow.trianglehead.counterclockwise.rotate.90
    bank.building' circle' gauge.chart~(lefthalf.righthalf leftthird.topthird.rightthird) ring(dashed) square')
    ev~(charger'(arrowtriangle~(left' right') exclamationmark' slash') plug~(ac~(gb.t' type~(1' 2')) dc~(ccs1' ccs2'
    chademo' gb.t' nacs'))) exclamationmark~(2 3 applewatch arrow.trianglehead~(2.clockwise.rotate.90
    counterclockwise.rotate.90) brakesignal bubble.circle' icloud' lock' magnifyingglass questionmark square*
    tirepressure transmission warninglight') externaldrive~(badge~(checkmark exclamationmark icloud minus person.crop
    plus questionmark timemachine wifi xmark) connected.to.line.below* fill~(badge~(checkmark exclamationmark icloud
    minus person.crop plus questionmark timemachine wifi xmark) trianglebadge.exclamationmark)
    trianglebadge.exclamationmark) eye~(slash.circle' square' trianglebadge.exclamationmark') eyebrow eyedropper~(full
    halffull) eyeglasses.slash eyes(inverse) f~(circle' cursive(circle') square') face~(dashed* smiling.inverse)
    facemask' fan*(and.light.ceiling' badge.automatic' ceiling' desk' floor' oscillation' slash') faxmachine* ferry'
    fibrechannel field.of.view~(ultrawide' wide') figure~(2(and.child.holdinghands arms.open circle' left.holdinghands
    right.holdinghands) american.football(circle') and.child.holdinghands archery(circle')
    australian.football(circle') badminton(circle') barre(circle') baseball(circle') basketball(circle')
    bowling(circle') boxing(circle') child(and.lock'(open') circle') climbing(circle') cooldown(circle')
    core.training(circle') cricket(circle') cross.training(circle') curling(circle') dance(circle')
    disc.sports(circle') elliptical(circle') equestrian.sports(circle') fall(circle') fencing(circle')
    field.hockey(circle') fishing(circle') flexibility(circle') golf(circle') gymnastics(circle')
    hand.cycling(circle') handball(circle') highintensity.intervaltraining(circle') hiking.circle' hockey(circle')
    hunting(circle') ice~(hockey(circle') skating(circle')) indoor~(cycle(circle') rowing(circle') soccer(circle'))
    jumprope(circle') kickboxing(circle') lacrosse(circle') martial.arts(circle') mind.and.body(circle')
    mixed.cardio(circle') open.water.swim(circle') outdoor~(cycle(circle') rowing(circle') soccer(circle'))
    pickleball(circle') pilates(circle') play(circle') pool.swim(circle') racquetball(circle') roll(circle'
    runningpace(circle')) rolling(circle') rugby(circle') run(circle' square.stack' treadmill(circle'))
    sailing(circle') seated~(seatbelt(and.airbag~(off on) left.drive.seats~(1'(1' 2') 2'(2'(2' 3') 3'(2' 3'))
    3'(3'(3')))) side~(left(air.distribution~(lower middle(and.lower(angled)) upper(angled.and~(lower.angled
    middle(and.lower.angled)))) airbag~(off(2) on(2)) automatic fan steeringwheel
    windshield.front.and.heat.waves(air.distribution~(lower middle(and.lower) upper(and~(lower middle(and.lower))))))
    right(air.distribution~(lower middle(and.lower(angled)) upper(angled.and~(lower.angled middle(and.lower.angled))))
    airbag~(off(2) on(2)) automatic fan steeringwheel windshield.front.and.heat.waves(air.distribution~(lower
    middle(and.lower) upper(and~(lower middle(and.lower)))))))) skateboarding(circle') skiing~(crosscountry(circle')
    downhill(circle')) snowboarding(circle') socialdance(circle') softball(circle') squash(circle')
    stair.stepper(circle') stairs(circle') stand~(dress(line.vertical.figure) line.dotted.figure.stand)
    step.training(circle') strengthtraining~(functional(circle') traditional(circle')) surfing(circle')
    table.tennis(circle') taichi(circle') tennis(circle') track.and.field(circle') volleyball(circle') walk~(arrival
    circle' departure diamond' motion.trianglebadge.exclamationmark treadmill(circle') triangle')
    water.fitness(circle') waterpolo(circle') wave(circle') wrestling(circle') yoga(circle')) filemenu.and.cursorarrow
    film~(circle' stack') fire.extinguisher' fireplace' firewall' fireworks fish'(circle') flag~(2.crossed'(circle')
    and.flag.filled.crossed badge.ellipsis' filled.and.flag.crossed pattern.checkered(2.crossed circle')
    slash*(circle') square') flame.circle' flashlight~(off*(circle') on.circle' slash(circle')) flask' fleuron'
    florinsign(arrow.trianglehead.counterclockwise.rotate.90 bank.building' circle' gauge.chart~(lefthalf.righthalf
    leftthird.topthird.rightthird) ring(dashed) square') flowchart' fluid~(batteryblock brakesignal coolant
    transmission) fn folder~(badge~(person.crop questionmark) fill.badge~(gearshape minus person.crop plus
    questionmark)) fork.knife.circle' formfitting.gamecontroller' forward~(circle' end~(alt' circle') frame')
    fossil.shell' francsign(arrow.trianglehead.counterclockwise.rotate.90 bank.building' circle'
    gauge.chart~(lefthalf.righthalf leftthird.topthird.rightthird) ring(dashed) square') frying.pan'
    fuelpump~(and.filter arrowtriangle~(left' right') circle' exclamationmark' slash') fx g~(circle' square')
    gamecontroller.circle' gauge~(open.with.lines.needle~(33percent(and~(arrow.trianglehead.from.0percent.to.50percent
    arrowtriangle)) 67percent.and.arrowtriangle(and.car) 84percent.exclamation) with~(dots.needle~(0percent 100percent
    33percent 50percent 67percent bottom~(0percent 100percent 50percent(badge~(minus plus)))) needle'))
    gear~(badge(checkmark questionmark xmark) circle') gearshape~(arrow.trianglehead.2.clockwise.rotate.90 circle*)
    gearshift.layout.sixspeed gift.circle* globe~(badge.chevron.backward central.south.asia desk') glowplug
    graduationcap.circle' greaterthan(circle' square') greaterthanorequalto(circle' square') greetingcard*
    grid(circle') guaranisign(arrow.trianglehead.counterclockwise.rotate.90 bank.building' circle'
    gauge.chart~(lefthalf.righthalf leftthird.topthird.rightthird) ring(dashed) square') guitars' gyroscope h~(circle'
    square'(on.square')) hammer.circle' hand~(draw'(badge.ellipsis') palm.facing' pinch' point~(down' left' right'
    up~(braille'(badge.ellipsis') left'(and.text'))) raised~(app' brakesignal(slash) circle' fingers.spread'
    palm.facing' slash' square'(on.square')) rays' thumbsdown.circle' thumbsup.circle* wave') handbag*(circle')
    hands~(and.sparkles' clap') hanger hare*(circle') hat~(cap' widebrim') hazardsign'
    head.profile.arrow.forward.and.vision.pro headlight~(daytime' fog' high.beam' low.beam') headphones~(circle'
    slash) headset(circle') hearingdevice~(and.signal.meter' ear') heart~(rectangle' slash.circle' square'
    text~(clipboard' square*)) heat~(element.windshield waves(and.fan)) heater.vertical' helm helmet'
    hexagon~(bottomhalf.filled lefthalf.filled righthalf.filled tophalf.filled) hifireceiver'
    hifispeaker~(2'(badge~(minus' plus')) and~(appletv' homepod'(badge~(minus' plus') mini'(badge~(minus' plus'))))
    arrow.forward' badge~(minus' plus')) highlighter hockey.puck'(circle') hold.brakesignal homekit
    homepod'(2'(badge~(minus' plus')) and~(appletv' homepod.mini'(badge~(minus' plus'))) arrow.forward' badge~(minus'
    plus') mini'(2'(badge~(minus' plus')) arrow.forward' badge~(minus' plus'))) homepodmini.and.appletv' horn'(blast')
    hourglass~(and.lock badge~(eye plus) circle') house~(and.flag'(circle') badge~(exclamationmark' wifi')
    lodge*(circle') slash') hryvniasign(arrow.trianglehead.counterclockwise.rotate.90 bank.building' circle'
    gauge.chart~(lefthalf.righthalf leftthird.topthird.rightthird) ring(dashed) square') humidifier'(and.droplets')
    humidity' hurricane.circle' i~(circle' square') icloud~(circle' slash* square') increase~(indent quotelevel)
    indianrupeesign(arrow.trianglehead.counterclockwise.rotate.90 bank.building' circle'
    gauge.chart~(lefthalf.righthalf leftthird.topthird.rightthird) ring(dashed) square') infinity.circle'
    info~(bubble' square* windshield) inhaler' inset.filled~(applewatch.case bottomhalf~(rectangle(portrait)
    tophalf.rectangle) bottomleading.rectangle(portrait) bottomleft.rectangle(portrait)
    bottomright.rectangle(portrait) bottomthird~(rectangle(portrait) square) bottomtrailing.rectangle(portrait)
    capsule(portrait) center.rectangle(badge.plus portrait) circle(dashed) diamond
    leadinghalf~(arrow.leading.rectangle rectangle(portrait) toptrailing.bottomtrailing.rectangle
    trailinghalf.rectangle) leadingthird~(rectangle(portrait) square) lefthalf~(arrow.left.rectangle
    rectangle(portrait) righthalf.rectangle topright.bottomright.rectangle) leftthird~(rectangle(portrait) square)
    oval(portrait) rectangle(and~(cursorarrow person.filled) badge.record on.rectangle portrait)
    righthalf~(arrow.right.rectangle lefthalf.rectangle rectangle(portrait)) rightthird~(rectangle(portrait) square)
    square(dashed) tophalf~(bottomhalf.rectangle bottomleft.bottomright.rectangle rectangle(portrait))
    topleading~(bottomleading.trailinghalf.rectangle rectangle(portrait)) topleft~(bottomleft.righthalf.rectangle
    rectangle(portrait) topright~(bottomhalf.rectangle bottomleft.bottomright.rectangle)) topright.rectangle(portrait)
    topthird~(rectangle(portrait) square) toptrailing.rectangle(portrait) trailinghalf~(arrow.trailing.rectangle
    leadinghalf.rectangle rectangle(portrait)) trailingthird~(rectangle(portrait) square) triangle tv)
    ipad~(and.arrow.forward badge~(exclamationmark location play) case(and.iphone.case) gen1(badge~(exclamationmark
    location play) landscape(badge~(exclamationmark location play) slash) slash) gen2(badge~(exclamationmark location
    play) landscape(badge~(exclamationmark location play) slash) slash) landscape~(and.iphone(slash)
    badge~(exclamationmark location play)) rear.camera sizes) iphone~(and.arrow~(forward~(inward outward)
    left.and.arrow.right.inward right~(inward outward)) app.switcher badge~(exclamationmark location play) case
    circle' crop.circle dock.motorized.viewfinder gen1(and.arrow.left badge~(exclamationmark location play) circle'
    crop.circle landscape(slash) motion radiowaves.left.and.right(circle') slash(circle'))
    gen2(and.arrow.left.and.arrow.right.inward badge~(exclamationmark location play) circle' crop.circle
    landscape(slash) motion radiowaves.left.and.right(circle') slash(circle'))
    gen3(and.arrow.left.and.arrow.right.inward badge~(exclamationmark location play) circle' crop.circle
    landscape(slash) motion radiowaves.left.and.right(circle') slash(circle')) motion
    radiowaves.left.and.right.circle' rear.camera sizes slash.circle' smartbatterycase~(gen1 gen2)) ipod(shuffle~(gen1
    gen2 gen3 gen4) touch(landscape slash)) ivfluid.bag' j~(circle' square'(on.square')) jacket' k(circle' square')
    kashida.arabic key~(2.on.ring' car.radiowaves.forward' card' icloud' radiowaves.forward'(slash'))
    keyboard~(badge~(ellipsis' eye') chevron.compact~(down* left') macwindow onehanded~(left' right'))
    kipsign(arrow.trianglehead.counterclockwise.rotate.90 bank.building' circle' gauge.chart~(lefthalf.righthalf
    leftthird.topthird.rightthird) ring(dashed) square') kph(circle')
    """
}
