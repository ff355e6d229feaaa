import TableModel

/// Which icon stands in for which symbol of the system.
///
/// The icons are those of Debian's package `bootstrap-icons`, whose style is nearest. The names are the ones that apps and
/// their storyboards use most.
package struct SymbolTable: Sendable {
  /// What stands in for a symbol.
  package struct Entry: Sendable {
    /// The icon's name; empty for an outline of the program's own.
    package var icon: String
    /// Whether a part of the symbol is missing: its ring, its badge.
    package var isPartial = false
    /// Whether a line goes through the icon, which has none itself.
    package var isSlashed = false
    /// The circle or the square that the icon is put into, which has none itself.
    package var circle: Circle?
    /// The letters or figures in it, in the icon’s place.
    package var letters: String?
    /// The measured size in points beside letters of 17 points at the scale `large`; a height of 0 for an aspect alone.
    package var measured: Size?

    /// How an icon is put into a circle.
    package enum Circle: Sendable {
      /// It stands in a ring.
      case ring
      /// It is cut out of a disc.
      case disc
      /// It stands in an outlined square with round corners.
      case box
      /// It is cut out of a filled one.
      case tile
    }
  }

  /// The table, which is taken apart when the first symbol is looked for.
  package static let standard = SymbolTable(SymbolTable.text)

  private let entries: [String: Entry]
  /// The names in their order.
  package let names: [String]

  /// The icons that stand in for symbols, in the order of their names.
  package var icons: [String] {
    Set(entries.values.map(\.icon) + SymbolLetters.icons).filter { !$0.isEmpty }.sorted()
  }

  /// The entry of a symbol's name; `nil` where nothing stands in for it.
  package subscript(_ name: String) -> Entry? { entries[name] }

  private init(_ text: String) {
    var entries: [String: Entry] = [:]
    var names: [String] = []
    // By bytes: a batch asks for the whole table, and characters would take longer than one of its pictures.
    for word in text.utf8.split(whereSeparator: { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }) {
      let parts = word.split(separator: UInt8(ascii: "@"))
      let sides = parts[0].split(separator: UInt8(ascii: "="), maxSplits: 1).map { String(Substring($0)) }
      names.append(sides[0])
      entries[sides[0]] = Entry(
        sides.count > 1 ? sides[1] : sides[0].dashed,
        measured: parts.count > 1 ? String(Substring(parts[1])) : nil)
    }
    self.entries = entries
    self.names = names
  }

  /// Names with what stands in for them: `=` and the icon where that is not called the same, `~` before it where a part is
  /// missing, `/` where a line goes through it, `*` for an outline of the program's own, `o:` and `O:` for icons in a ring and cut out of a disc; and after
  /// `@` the measured size or the aspect that Interface Builder writes into documents.
  private static let text = """
    0.circle 0.circle.fill@1.03 0.square 0.square.fill 1.circle 1.circle.fill 1.square 1.square.fill 2.circle
    2.circle.fill 2.square 2.square.fill 3.circle 3.circle.fill 3.square 3.square.fill 4.circle 4.circle.fill
    4.square 4.square.fill 5.circle 5.circle.fill 5.square 5.square.fill 6.circle 6.circle.fill 6.square
    6.square.fill 7.circle 7.circle.fill 7.square 7.square.fill 8.circle 8.circle.fill 8.square 8.square.fill
    9.circle 9.circle.fill 9.square 9.square.fill accessibility=universal-access
    accessibility.fill=universal-access airplane=* airplayaudio=cast airplayvideo=cast airpods=earbuds alarm
    alarm.fill antenna.radiowaves.left.and.right=* antenna.radiowaves.left.and.right.circle=o:broadcast-pin
    antenna.radiowaves.left.and.right.circle.fill=O:broadcast-pin antenna.radiowaves.left.and.right.slash=/*
    app app.badge=app-indicator app.connected.to.app.below.fill=~app app.fill=* app.gift=gift apple.logo=apple
    applewatch=smartwatch applewatch.radiowaves.left.and.right=~smartwatch aqi.medium=cloud-haze
    archivebox=archive archivebox.fill=archive-fill arrow.2.squarepath=repeat arrow.3.trianglepath=recycle
    arrow.backward=arrow-left arrow.backward.circle=arrow-left-circle arrow.clockwise
    arrow.clockwise.circle=o:arrow-clockwise arrow.clockwise.circle.fill=O:arrow-clockwise
    arrow.counterclockwise arrow.counterclockwise.circle=o:arrow-counterclockwise arrow.down arrow.down.circle
    arrow.down.circle.fill arrow.down.doc=file-arrow-down arrow.down.left arrow.down.left.circle
    arrow.down.left.circle.fill arrow.down.left.square arrow.down.left.square.fill arrow.down.right
    arrow.down.right.and.arrow.up.left=arrows-angle-contract arrow.down.right.circle
    arrow.down.right.circle.fill arrow.down.right.square arrow.down.right.square.fill arrow.down.square
    arrow.down.square.fill arrow.down.to.line=download arrow.forward=arrow-right
    arrow.forward.circle=arrow-right-circle arrow.left arrow.left.and.right=arrow-left-right
    arrow.left.arrow.right=arrow-left-right arrow.left.circle arrow.left.circle.fill arrow.left.square
    arrow.left.square.fill arrow.left.to.line=arrow-bar-left arrow.right@1.31 arrow.right.circle
    arrow.right.circle.fill arrow.right.square arrow.right.square.fill arrow.right.to.line=arrow-bar-right
    arrow.triangle.2.circlepath=arrow-repeat arrow.triangle.branch=*
    arrow.trianglehead.2.clockwise=arrow-repeat arrow.trianglehead.2.clockwise.rotate.90=arrow-repeat
    arrow.trianglehead.clockwise=arrow-clockwise arrow.trianglehead.counterclockwise=arrow-counterclockwise
    arrow.turn.down.left=arrow-return-left arrow.turn.down.right=arrow-return-right
    arrow.turn.up.left=arrow-90deg-left arrow.turn.up.right=arrow-90deg-right arrow.up
    arrow.up.and.down=arrow-down-up arrow.up.and.down.and.arrow.left.and.right=arrows-move
    arrow.up.arrow.down=arrow-down-up arrow.up.arrow.down.circle=o:arrow-down-up
    arrow.up.arrow.down.circle.fill=O:arrow-down-up arrow.up.arrow.down.square=~arrow-down-up
    arrow.up.backward.and.arrow.down.forward=arrows-fullscreen arrow.up.circle arrow.up.circle.fill@1.06
    arrow.up.doc=file-arrow-up arrow.up.forward=arrow-up-right arrow.up.forward.app=box-arrow-up-right
    arrow.up.forward.square=box-arrow-up-right arrow.up.left
    arrow.up.left.and.arrow.down.right=arrows-angle-expand
    arrow.up.left.and.down.right.and.arrow.up.right.and.down.left=~arrow-up-left arrow.up.left.circle
    arrow.up.left.circle.fill arrow.up.left.square arrow.up.left.square.fill arrow.up.right
    arrow.up.right.circle arrow.up.right.circle.fill arrow.up.right.square=box-arrow-up-right
    arrow.up.right.square.fill arrow.up.square arrow.up.square.fill arrow.up.to.line=upload
    arrow.uturn.backward=arrow-90deg-left arrow.uturn.forward=arrow-90deg-right
    arrow.uturn.left=arrow-90deg-left arrow.uturn.right=arrow-90deg-right arrowshape.down=~arrow-down
    arrowshape.turn.up.left=reply arrowshape.turn.up.left.2=reply-all
    arrowshape.turn.up.left.2.fill=reply-all-fill arrowshape.turn.up.left.fill=reply-fill
    arrowshape.turn.up.right=~reply arrowtriangle.down=caret-down@1.07
    arrowtriangle.down.fill=caret-down-fill@1.07 arrowtriangle.left=caret-left
    arrowtriangle.left.fill=caret-left-fill arrowtriangle.right=caret-right
    arrowtriangle.right.fill=caret-right-fill arrowtriangle.up=caret-up arrowtriangle.up.fill=caret-up-fill
    asterisk asterisk.circle=o:asterisk at backward.end=skip-start backward.end.fill=skip-start-fill
    backward.fill=rewind-fill bag bag.badge.plus=bag-plus bag.fill balloon balloon.fill bandage=bandaid
    bandage.fill=bandaid-fill banknote=cash banknote.fill=cash barcode=upc barcode.viewfinder=upc-scan basket
    basket.fill battery.0=* battery.0percent=* battery.100=* battery.100.bolt=* battery.100percent=*
    battery.100percent.bolt=* battery.25=* battery.25percent=* battery.50=* battery.50percent=* battery.75=*
    battery.75percent=* bed.double=* bed.double.fill=* bell bell.badge=*@0.91 bell.badge.fill=*
    bell.circle=o:bell bell.circle.fill=O:bell-fill bell.fill bell.slash=/bell@0.97
    bell.slash.fill=/bell-fill@0.93 bicycle bin.xmark=*@1.39 binoculars binoculars.fill
    bitcoinsign=currency-bitcoin bluetooth bold=type-bold bolt=lightning@13x22 bolt.circle=o:lightning
    bolt.circle.fill=O:lightning-fill bolt.fill=lightning-fill@13x22 bolt.horizontal=~lightning
    bolt.slash=/lightning book book.circle=o:book book.closed=* book.closed.fill=* book.fill book.pages=~book
    bookmark@0.88 bookmark.circle=o:bookmark bookmark.circle.fill=O:bookmark-fill bookmark.fill
    bookmark.slash=/bookmark books.vertical=* books.vertical.fill=* brain=* brain.fill=~*
    brain.head.profile=~* briefcase briefcase.fill bubble.left=chat-left bubble.left.and.bubble.right=*
    bubble.left.and.bubble.right.fill=* bubble.left.and.text.bubble.right=~chat-left
    bubble.left.fill=chat-left-fill bubble.right=chat-right bubble.right.fill=chat-right-fill building
    building.2=buildings building.2.crop.circle=~buildings building.2.fill=buildings-fill
    building.columns=bank building.columns.fill=bank2 building.fill bus=bus-front bus.fill=bus-front-fill
    calendar=calendar3 calendar.badge.minus=calendar-minus calendar.badge.plus=calendar-plus
    calendar.circle=o:calendar calendar.day.timeline.leading=~calendar-day camera camera.circle=o:camera
    camera.circle.fill=O:camera-fill camera.fill camera.viewfinder=camera capslock capslock.fill capsule
    captions.bubble=badge-cc captions.bubble.fill=badge-cc-fill car=car-front car.fill=car-front-fill cart=*
    cart.badge.minus=cart-dash cart.badge.plus=cart-plus cart.circle=o:cart cart.fill=*
    character.bubble=translate character.cursor.ibeam=input-cursor-text chart.bar=bar-chart
    chart.bar.doc.horizontal=file-bar-graph chart.bar.fill=bar-chart-fill@32.2x22.7
    chart.bar.xaxis=bar-chart-line chart.line.downtrend.xyaxis=graph-down-arrow
    chart.line.uptrend.xyaxis=graph-up-arrow chart.pie=pie-chart chart.pie.fill=pie-chart-fill
    chart.xyaxis.line=graph-up checkerboard.shield=*@0.94 checklist=ui-checks checklist.checked=card-checklist
    checkmark=* checkmark.bubble=* checkmark.circle=check-circle checkmark.circle.badge.xmark=~check-circle
    checkmark.circle.fill=check-circle-fill@1.04 checkmark.diamond=~check-square checkmark.icloud=cloud-check
    checkmark.icloud.fill=cloud-check-fill checkmark.rectangle=card-checklist checkmark.seal=patch-check
    checkmark.seal.fill=patch-check-fill@1.03 checkmark.shield=shield-check
    checkmark.shield.fill=shield-fill-check@1.08 checkmark.square=check-square
    checkmark.square.fill=check-square-fill@1.12 chevron.backward=* chevron.backward.circle=o:chevron-left
    chevron.backward.circle.fill=O:chevron-left chevron.compact.down chevron.compact.left
    chevron.compact.right chevron.compact.up chevron.down=* chevron.down.circle=o:chevron-down@1.04
    chevron.down.circle.fill=O:chevron-down chevron.forward=* chevron.forward.circle=o:chevron-right
    chevron.forward.circle.fill=O:chevron-right chevron.left=* chevron.left.2=chevron-double-left
    chevron.left.circle=o:chevron-left chevron.left.circle.fill=O:chevron-left
    chevron.left.forwardslash.chevron.right=code-slash chevron.right=* chevron.right.2=chevron-double-right
    chevron.right.circle=o:chevron-right chevron.right.circle.fill=O:chevron-right chevron.up=*
    chevron.up.chevron.down=* chevron.up.circle=o:chevron-up chevron.up.circle.fill=O:chevron-up circle@1.04
    circle.dashed=* circle.fill@25.4x24.4 circle.grid.2x2=* circle.grid.2x2.fill=* circle.grid.3x3=*
    circle.grid.3x3.fill=* circle.inset.filled=* circle.lefthalf.filled=circle-half
    circle.righthalf.filled=~circle-half clipboard clipboard.fill clock=*@21.7x21.7
    clock.arrow.2.circlepath=~arrow-repeat clock.arrow.circlepath=*
    clock.arrow.trianglehead.counterclockwise.rotate.90=* clock.fill=* cloud cloud.bolt=cloud-lightning
    cloud.bolt.fill=cloud-lightning-fill cloud.bolt.rain=cloud-lightning-rain
    cloud.bolt.rain.fill=cloud-lightning-rain-fill cloud.drizzle cloud.drizzle.fill cloud.fill cloud.fog
    cloud.fog.fill cloud.hail cloud.hail.fill cloud.heavyrain=cloud-rain-heavy cloud.moon cloud.moon.fill
    cloud.rain cloud.rain.fill cloud.sleet cloud.sleet.fill cloud.snow cloud.snow.fill cloud.sun
    cloud.sun.fill cloud.sun.rain=* command computermouse=mouse computermouse.fill=mouse-fill
    control=~chevron-up cpu cpu.fill creditcard=credit-card creditcard.and.123=credit-card-2-back
    creditcard.fill=credit-card-fill crop cross.case=~bandaid cube=box cube.fill=box-fill
    cup.and.saucer=cup-hot cup.and.saucer.fill=cup-hot-fill curlybraces=braces cylinder.split.1x2=database
    cylinder.split.1x2.fill=database-fill delete.left=backspace delete.left.fill=backspace-fill
    delete.right=backspace-reverse desktopcomputer=pc-display diamond diamond.fill dice=dice-5
    dice.fill=dice-5-fill die.face.1=dice-1 die.face.2=dice-2 die.face.3=dice-3 die.face.4=dice-4
    die.face.5=dice-5 die.face.6=dice-6 display display.2=~display doc=file-earmark
    doc.badge.plus=file-earmark-plus doc.fill=file-earmark-fill doc.on.clipboard=clipboard
    doc.on.clipboard.fill=clipboard-fill doc.on.doc=files@0.91 doc.on.doc.fill=*@0.91
    doc.plaintext=file-earmark-text doc.richtext=file-earmark-richtext doc.text=file-text
    doc.text.fill=file-earmark-text-fill doc.text.image=file-richtext doc.text.image.fill=file-richtext-fill
    doc.text.magnifyingglass=~file-text doc.viewfinder=~file-earmark doc.zipper=file-earmark-zip
    dollarsign=currency-dollar dollarsign.circle=o:currency-dollar dollarsign.circle.fill=O:currency-dollar
    door.left.hand.closed=door-closed door.left.hand.open=door-open
    dot.radiowaves.left.and.right=broadcast@28.3x19.7 dot.radiowaves.right=* dot.radiowaves.up.forward=* dpad
    dpad.fill drop=droplet@0.75 drop.fill=droplet-fill drop.halffull=droplet-half ear ear.fill earbuds eject
    eject.fill ellipsis=three-dots ellipsis.circle=o:three-dots@1.06 ellipsis.circle.fill=O:three-dots
    envelope envelope.arrow.triangle.branch=~envelope envelope.badge=~envelope envelope.circle=o:envelope
    envelope.circle.fill=O:envelope-fill envelope.fill@1.51 envelope.open envelope.open.fill equal=* eraser
    eraser.fill escape eurosign=currency-euro eurosign.circle=o:currency-euro exclamationmark=exclamation-lg
    exclamationmark.bubble=* exclamationmark.bubble.fill=* exclamationmark.circle=exclamation-circle@1.04
    exclamationmark.circle.fill=exclamation-circle-fill@1.06 exclamationmark.octagon=exclamation-octagon
    exclamationmark.octagon.fill=exclamation-octagon-fill@1.14 exclamationmark.shield=shield-exclamation
    exclamationmark.shield.fill=shield-fill-exclamation exclamationmark.square=exclamation-square
    exclamationmark.triangle=exclamation-triangle exclamationmark.triangle.fill=exclamation-triangle-fill
    externaldrive=hdd externaldrive.connected.to.line.below=~hdd externaldrive.fill=hdd-fill eye
    eye.circle=o:eye eye.circle.fill=O:eye-fill eye.fill eye.slash eye.slash.fill eyedropper eyeglasses
    face.dashed=~emoji-neutral face.smiling=emoji-smile face.smiling.fill=emoji-smile-fill
    faceid=person-bounding-box fan faxmachine=printer figure=* figure.arms.open=universal-access-circle
    figure.hiking=~* figure.run=* figure.stand=* figure.walk=* figure.walk.motion=~*
    filemenu.and.selection=menu-button film film.fill=film flag flag.circle=o:flag
    flag.circle.fill=O:flag-fill flag.fill flag.slash=/flag flame=* flame.fill=fire
    flashlight.on.fill=~lightbulb-fill flipphone=* folder folder.badge.gearshape=~folder
    folder.badge.minus=folder-minus folder.badge.plus=folder-plus folder.circle=o:folder
    folder.circle.fill=O:folder-fill folder.fill fork.knife=* forward=skip-forward forward.end=skip-end
    forward.end.fill=skip-end-fill forward.fill=fast-forward-fill fuelpump=fuel-pump
    fuelpump.fill=fuel-pump-fill function=~type-italic gamecontroller=controller
    gamecontroller.fill=controller@1.62 gauge=speedometer2 gear=* gearshape=gear@1.06 gearshape.2=*
    gearshape.2.fill=~gear-fill gearshape.circle=o:gear gearshape.fill=gear-fill gift gift.circle=o:gift
    gift.fill giftcard=* giftcard.fill=* globe@1.04 globe.americas globe.americas.fill=globe-americas
    globe.asia.australia globe.asia.australia.fill=globe-asia-australia globe.central.south.asia
    globe.central.south.asia.fill=globe-central-south-asia globe.europe.africa
    globe.europe.africa.fill=globe-europe-africa gobackward=arrow-counterclockwise
    gobackward.10=~arrow-counterclockwise gobackward.15=~arrow-counterclockwise
    gobackward.30=~arrow-counterclockwise gobackward.45=~arrow-counterclockwise
    gobackward.5=~arrow-counterclockwise gobackward.60=~arrow-counterclockwise
    gobackward.75=~arrow-counterclockwise gobackward.90=~arrow-counterclockwise goforward=arrow-clockwise
    goforward.10=~arrow-clockwise goforward.15=~arrow-clockwise goforward.30=~arrow-clockwise
    goforward.45=~arrow-clockwise goforward.5=~arrow-clockwise goforward.60=~arrow-clockwise
    goforward.75=~arrow-clockwise goforward.90=~arrow-clockwise graduationcap=mortarboard
    graduationcap.fill=mortarboard-fill greetingcard=postcard hammer hammer.fill=hammer
    hand.point.up=hand-index hand.point.up.fill=hand-index-fill hand.raised=* hand.raised.fill=*
    hand.tap=hand-index hand.tap.fill=hand-index-fill hand.thumbsdown=hand-thumbs-down
    hand.thumbsdown.fill=hand-thumbs-down-fill hand.thumbsup=hand-thumbs-up
    hand.thumbsup.circle=o:hand-thumbs-up hand.thumbsup.fill=hand-thumbs-up-fill handbag handbag.fill hare=*
    headphones headset heart heart.circle=o:heart heart.circle.fill=O:heart-fill heart.fill@1.20
    heart.slash=/heart heart.slash.fill=/heart-fill heart.text.square=heart-pulse hexagon hexagon.fill
    hifispeaker=speaker hifispeaker.fill=speaker-fill hourglass hourglass.bottomhalf.filled=hourglass-bottom
    hourglass.tophalf.filled=hourglass-top house=*@1.23 house.circle=o:house house.circle.fill=O:house-fill
    house.fill=* house.lodge=house house.slash=/* house.slash.fill=/* hurricane icloud=cloud
    icloud.and.arrow.down=cloud-arrow-down icloud.and.arrow.down.fill=cloud-arrow-down-fill
    icloud.and.arrow.up=cloud-arrow-up icloud.and.arrow.up.fill=cloud-arrow-up-fill icloud.fill=cloud-fill
    icloud.slash=cloud-slash indianrupeesign=currency-rupee infinity info=info-lg info.circle=*
    info.circle.fill=* info.square info.square.fill internaldrive=hdd internaldrive.fill=hdd-fill ipad=tablet
    ipad.landscape=tablet-landscape iphone=* iphone.landscape=phone-landscape
    iphone.radiowaves.left.and.right=phone-vibrate iphone.slash=/phone italic=type-italic key=*
    key.fill=*@0.64 key.horizontal=key key.horizontal.fill=key-fill key.slash=/key key.slash.fill=/key-fill
    key.viewfinder=~key keyboard keyboard.chevron.compact.down=~keyboard keyboard.fill ladybug=bug
    ladybug.fill=bug-fill lamp.desk=lamp lanyardcard=file-person lanyardcard.fill=file-person-fill
    laptopcomputer=laptop largecircle.fill.circle=* lasso=~vector-pen leaf=* leaf.fill=*
    lifepreserver=life-preserver light.max=brightness-high light.min=brightness-low lightbulb lightbulb.fill
    lightbulb.slash=lightbulb-off line.3.horizontal=* line.3.horizontal.decrease=*
    line.3.horizontal.decrease.circle=filter-circle line.3.horizontal.decrease.circle.fill=filter-circle-fill
    lines.measurement.horizontal=* link=* link.badge.plus=~link-45deg link.circle=o:link-45deg
    link.circle.fill=O:link-45deg list.bullet=list-ul list.bullet.clipboard=clipboard-check
    list.bullet.indent=list-nested list.bullet.rectangle=card-list list.bullet.rectangle.portrait=~card-list
    list.dash=list-ul list.number=list-ol list.star=list-stars list.triangle=~list-nested livephoto=*
    location=cursor location.circle=o:cursor location.circle.fill=O:cursor-fill location.fill=cursor-fill
    location.magnifyingglass=~search location.north=* location.north.fill=~cursor-fill location.slash=/cursor
    lock@0.98 lock.circle=o:lock lock.circle.fill=O:lock-fill lock.fill@14.7x21 lock.open=unlock
    lock.open.fill=unlock-fill lock.open.trianglebadge.exclamationmark.fill=~unlock-fill lock.rotation=*@1.08
    lock.shield=shield-lock@0.94 lock.shield.fill=shield-lock-fill lock.slash=/lock lungs lungs.fill
    macbook=laptop macwindow=window magnifyingglass=*@1.09 magnifyingglass.circle=o:search
    magnifyingglass.circle.fill=O:search mail=envelope mail.fill=envelope-fill map@22x21 map.circle=o:map
    map.fill mappin=* mappin.and.ellipse=geo@20x23 mappin.and.ellipse.circle=o:geo mappin.circle=o:geo
    mappin.circle.fill=O:geo-fill mappin.slash=/geo megaphone megaphone.fill memorychip=memory
    menucard=~menu-app message=chat message.badge=~chat message.badge.fill=~chat-fill
    message.badge.filled.fill=~chat-fill message.fill=chat-fill mic@0.86 mic.circle=o:mic
    mic.circle.fill=O:mic-fill mic.fill@0.86 mic.slash=mic-mute mic.slash.fill=mic-mute-fill minus=*
    minus.circle=dash-circle minus.circle.fill=dash-circle-fill@1.04 minus.magnifyingglass=zoom-out
    minus.square=dash-square minus.square.fill=dash-square-fill moon moon.circle=o:moon
    moon.circle.fill=O:moon-fill moon.fill moon.stars moon.stars.fill moon.zzz=~moon mountain.2=*
    mountain.2.fill=* movieclapper=film mug=cup-hot mug.fill=cup-hot-fill multiply=x-lg
    multiply.circle=x-circle@1.04 multiply.circle.fill=x-circle-fill@1.04 music.mic=~mic music.note@13.3x21.5
    music.note.list mustache=emoji-sunglasses network=*@1.04
    network.badge.shield.half.filled=~hdd-network-fill newspaper newspaper.fill=* nosign=*@1.06 note=~sticky
    note.text=~journal-text number=hash@19.3x21 number.circle=o:hash numbers=123 octagon octagon.fill
    opticaldisc=disc option paintbrush=brush paintbrush.fill=brush-fill paintbrush.pointed=brush
    paintpalette=palette paintpalette.fill=palette-fill pano=* paperclip@0.94 paperclip.circle=o:paperclip
    paperplane=send@1.07 paperplane.circle=o:send paperplane.circle.fill=O:send-fill
    paperplane.fill=send-fill@1.08 pause@17x18.6 pause.circle pause.circle.fill pause.fill@17x18.6 pencil@1.13
    pencil.and.list.clipboard=~pencil pencil.circle=o:pencil pencil.circle.fill=O:pencil-fill pencil.line=*
    pencil.slash=/pencil pencil.tip=pen pentagon pentagon.fill percent person@18.7x19.7 person.2=people@1.47
    person.2.circle=o:people person.2.circle.fill=O:people-fill person.2.fill=people-fill
    person.2.slash=/people person.3=~people person.3.fill=~people-fill person.badge.clock=~person
    person.badge.key.fill=person-badge-fill person.badge.minus=person-dash person.badge.plus=person-plus
    person.circle person.circle.fill=O:person-fill person.crop.circle=person-circle
    person.crop.circle.badge.checkmark=person-check person.crop.circle.badge.minus=person-dash
    person.crop.circle.badge.plus=person-plus person.crop.circle.badge.xmark=person-x
    person.crop.circle.badge.xmark.fill=person-x-fill person.crop.circle.fill=*
    person.crop.rectangle=person-vcard person.crop.rectangle.fill=person-vcard-fill
    person.crop.square=person-square person.crop.square.fill=* person.fill@18.7x19.7
    person.fill.badge.plus=person-plus-fill person.fill.checkmark=person-fill-check
    person.fill.xmark=person-fill-x person.slash=/person person.text.rectangle=person-vcard
    person.wave.2=~person personalhotspot=* phone=telephone phone.arrow.down.left=telephone-inbound
    phone.arrow.up.right=telephone-outbound phone.badge.plus=telephone-plus phone.circle=o:telephone
    phone.circle.fill=O:telephone-fill@1.04 phone.down=* phone.down.fill=*@2.42 phone.fill=telephone-fill@1.12
    photo=* photo.artframe=~image photo.badge.plus=~image photo.fill=image-fill
    photo.fill.on.rectangle.fill=~images photo.on.rectangle=images photo.on.rectangle.angled=*
    photo.stack=images pill=capsule pill.fill=capsule pills=capsule pills.fill=capsule pin=pin-angle
    pin.fill=pin-angle-fill@0.91 pin.slash=/pin-angle pip pip.fill play@18.7x19.9 play.circle
    play.circle.fill@1.04 play.fill@18.2x19.9 play.rectangle=play-btn play.rectangle.fill=play-btn-fill
    play.square=play-btn play.tv=tv playpause=* playpause.fill=* plus=* plus.bubble=*@1.16 plus.circle@1.04
    plus.circle.fill plus.magnifyingglass=zoom-in plus.shield=shield-plus plus.square@1.12 plus.square.fill
    plus.square.fill.on.square.fill=* plus.square.on.square=* point.3.connected.trianglepath.dotted=* power
    power.circle=o:power power.circle.fill=O:power powerplug=plug powerplug.fill=plug-fill printer
    printer.dotmatrix=printer printer.fill purchased=bag-check puzzlepiece=puzzle puzzlepiece.extension=puzzle
    puzzlepiece.fill=puzzle-fill qrcode=qr-code@1.12 qrcode.viewfinder=qr-code-scan@1.11
    questionmark=question-lg@0.73 questionmark.circle=question-circle@1.04
    questionmark.circle.fill=question-circle-fill@1.04 questionmark.diamond=question-diamond
    questionmark.folder=~folder questionmark.square=question-square quote.bubble=chat-quote
    quote.closing=quote quote.opening=quote radio=boombox rainbow rays=brightness-high record.circle
    record.circle.fill recordingtape=cassette rectangle=~card-heading
    rectangle.and.hand.point.up.left=~aspect-ratio rectangle.and.pencil.and.ellipsis=~pencil-square
    rectangle.compress.vertical=arrows-collapse rectangle.expand.vertical=arrows-expand
    rectangle.grid.1x2=view-stacked rectangle.grid.2x2=grid rectangle.portrait.and.arrow.forward=~aspect-ratio
    rectangle.portrait.and.arrow.right=box-arrow-right@1.17 rectangle.split.2x1=layout-split
    rectangle.split.3x1=layout-three-columns rectangle.stack=collection rectangle.stack.fill=collection-fill
    repeat repeat.1 return=~arrow-return-left rosette=award ruler=~rulers ruler.fill=~rulers safari=*@1.04
    safari.fill=*@1.04 scanner=printer scissors scooter scope=*@26x26 screwdriver screwdriver.fill=screwdriver
    scroll=* scroll.fill=~journal-text sdcard=sd-card sdcard.fill=sd-card-fill seal=patch-exclamation
    sensor=broadcast-pin sensor.fill=broadcast-pin server.rack=* shield shield.checkered=~shield shield.fill
    shield.lefthalf.filled=~shield-shaded shield.slash shield.slash.fill shift shift.fill shippingbox=box-seam
    shippingbox.fill=box-seam-fill shuffle sidebar.leading=layout-sidebar sidebar.left=layout-sidebar
    sidebar.right=layout-sidebar-reverse sidebar.trailing=layout-sidebar-reverse signature=pen
    signpost.right=signpost signpost.right.and.left=signpost-split@20x23.3 simcard=sim simcard.fill=sim-fill
    slash.circle slash.circle.fill slider.below.rectangle=* slider.horizontal.3=sliders
    slider.vertical.3=sliders2-vertical smartphone=phone snowflake=snow sparkle=~stars sparkles=stars
    sparkles.tv=tv speaker=* speaker.fill=*@1.02 speaker.slash=/* speaker.slash.fill=/*@0.90 speaker.wave.1=*
    speaker.wave.1.fill=* speaker.wave.2=*@1.46 speaker.wave.2.fill=* speaker.wave.3=*
    speaker.wave.3.fill=*@1.52 speedometer=speedometer2 square square.and.arrow.down=box-arrow-in-down
    square.and.arrow.down.fill=~box-arrow-in-down square.and.arrow.up=box-arrow-up@0.86
    square.and.arrow.up.fill=~box-arrow-up@0.91 square.and.arrow.up.on.square=box-arrow-up
    square.and.arrow.up.trianglebadge.exclamationmark=~box-arrow-up square.and.pencil=pencil-square
    square.and.pencil.circle=o:pencil-square square.dashed=* square.dotted=~bounding-box square.fill
    square.grid.2x2=grid square.grid.2x2.fill=grid-fill square.grid.3x2=grid-3x2-gap
    square.grid.3x3=grid-3x3-gap square.grid.3x3.fill=grid-3x3-gap-fill square.on.square=files-alt
    square.split.2x1=layout-split square.stack=* square.stack.3d.down.forward=~stack square.stack.3d.up=layers
    square.stack.3d.up.fill=layers-fill square.stack.fill=* star@1.10 star.circle=o:star
    star.circle.fill=O:star-fill star.fill@1.10 star.leadinghalf.filled=star-half star.slash=/star
    star.slash.fill=/star-fill star.square=~star sterlingsign=currency-pound stethoscope=~heart-pulse stop
    stop.circle@1.04 stop.circle.fill stop.fill stopwatch stopwatch.fill storefront=shop
    strikethrough=type-strikethrough suit.club suit.club.fill suit.diamond suit.diamond.fill suit.heart
    suit.heart.fill suit.spade suit.spade.fill suitcase=briefcase suitcase.fill=briefcase-fill sun.max=sun
    sun.max.fill=sun-fill sun.min=brightness-low sun.min.fill=brightness-low-fill sunglasses
    sunglasses.fill=sunglasses sunrise sunrise.fill sunset sunset.fill switch.2=toggles syringe=*
    tablecells=table tablecells.fill=table tag@24x24 tag.circle=o:tag tag.circle.fill=O:tag-fill tag.fill@1.10
    target=bullseye terminal testtube.2=eyedropper text.aligncenter=text-center text.alignleft=text-left
    text.alignright=text-right text.badge.checkmark=list-check@1.20 text.book.closed=* text.book.closed.fill=*
    text.bubble=chat-left-text@1.16 text.bubble.fill=chat-left-text-fill text.justify=justify
    text.justify.left=justify-left text.magnifyingglass=~search text.page=file-text text.quote=blockquote-left
    textbox=textarea-t textformat=fonts textformat.abc=fonts textformat.size=type theatermasks=mask
    thermometer=thermometer-half thermometer.high thermometer.low thermometer.medium=~thermometer
    thermometer.snowflake=thermometer-snow thermometer.sun ticket=ticket-perforated
    ticket.fill=ticket-perforated-fill timer=stopwatch tornado touchid=fingerprint
    train.side.front.car=train-front tram=train-front tram.fill=train-front-fill translate trash=trash3@0.91
    trash.circle=o:trash3 trash.circle.fill=O:trash3-fill trash.fill=trash3-fill tray=inbox tray.2=inboxes
    tray.2.fill=inboxes-fill tray.and.arrow.down=~inbox tray.fill=inbox-fill tray.full=inbox
    tray.full.fill=inbox-fill tree tree.fill triangle triangle.fill trophy trophy.fill truck.box=truck
    truck.box.fill=truck tshirt=~handbag tv tv.fill umbrella umbrella.fill underline=type-underline
    video=camera-video video.fill=camera-video-fill video.slash=camera-video-off
    video.slash.fill=camera-video-off-fill videoprojector=projector videoprojector.fill=projector-fill
    viewfinder=~fullscreen wallet.pass=wallet wand.and.rays=magic wand.and.stars=magic
    wand.and.stars.inverse=magic watch.analog=watch water.waves=* wave.3.right=* wave.3.right.circle=*
    waveform=soundwave waveform.circle=o:soundwave waveform.circle.fill=O:soundwave@1.04
    waveform.path=~soundwave waveform.path.ecg=activity wifi wifi.circle=o:wifi wifi.exclamationmark=~wifi
    wifi.router=router wifi.slash=/wifi wind wrench wrench.adjustable wrench.and.screwdriver=tools
    wrench.and.screwdriver.fill=tools wrench.fill=wrench x.circle x.circle.fill x.square x.square.fill xmark=*
    xmark.app=~x-square xmark.bin=*@1.39 xmark.bin.fill=*@1.39 xmark.circle=x-circle@1.06
    xmark.circle.fill=x-circle-fill@1.06 xmark.octagon=x-octagon xmark.octagon.fill=x-octagon-fill
    xmark.seal=~x-octagon xmark.seal.fill=x-octagon-fill xmark.shield=shield-x xmark.shield.fill=shield-fill-x
    xmark.square=x-square xmark.square.fill=x-square-fill xserve=hdd-rack yensign=currency-yen
    """
}

extension SymbolTable.Entry {
  fileprivate init(_ text: String, measured: String?) {
    var rest = text[...]
    isPartial = rest.hasPrefix("~")
    isSlashed = rest.hasPrefix("/")
    if isPartial || isSlashed { rest = rest.dropFirst() }
    if rest.hasPrefix("o:") || rest.hasPrefix("O:") {
      circle = rest.hasPrefix("o:") ? .ring : .disc
      rest = rest.dropFirst(2)
    }
    icon = rest == "*" ? "" : String(rest)
    let sides = measured?.split(separator: "x").compactMap { Double($0) } ?? []
    self.measured = sides.first.map { Size(width: $0, height: sides.count > 1 ? sides[1] : 0) }
  }
}

extension String {
  /// The name as icons have it, with dashes in the place of dots.
  fileprivate var dashed: String {
    String(decoding: utf8.map { $0 == UInt8(ascii: ".") ? UInt8(ascii: "-") : $0 }, as: UTF8.self)
  }
}
