/// How dates and times are written in one language, as the Unicode consortium's CLDR 41 has it.
package struct CalendarWords: Hashable, Sendable {
  /// The names of months in a date.
  package let months: [String]
  /// The names of months without a day.
  private let titles: [String]
  /// The short names of months.
  private let shortMonths: [String]
  /// The short names of the days of the week, from Sunday on.
  package let weekdays: [String]
  /// A month with its year; `%M` and `%L` stand for names in and without a date, `%n` and `%Y` for numbers.
  private let titleForm: String
  /// A date, whose parts are divided by spaces; `%d` stands for the day.
  private let dateForm: String
  /// A date in short, in which `%D` and `%N` stand for numbers of two digits.
  private let shortForm: String
  /// A day with its short month and `%E` for the day of the week.
  private let dayForm: String
  /// What a time consists of: `h` and `H` for hours of half a day and of all of it, `0` for those of two digits, `m` and
  /// `a`, and what stands between them; `u` is a letter h.
  private let timeForm: String
  /// The words for the halves of a day.
  private let halves: [String]
  /// The day that a week begins with, 0 for Sunday.
  package let firstWeekday: Int
  /// What stands before and after a number of percent.
  private let percentSigns: [String]
  /// Whether numbers are written in Arabic digits, as in Arabic where a region does not say otherwise.
  private let hasArabicDigits: Bool

  /// The regions of Arabic whose digits are those of Europe.
  package static let regionsWithEuropeanDigits: Set<String> = ["AE", "DZ", "EH", "LY", "MA", "TN"]

  /// The languages that have a space before the sign of percent.
  private static let languagesWithPercentSpace: Set<String> = [
    "ca", "cs", "da", "de", "es", "fi", "fr", "fr-CA", "hr", "nb", "ro", "ru", "sk", "sv",
  ]

  /// The words of a language, English ones for those that are not known; `ar-AE` is Arabic with the digits of Europe.
  package init(_ language: String) {
    let table = CalendarWords.table
    let base = language.hasPrefix("ar-") ? "ar" : language
    let words = table.words(in: base) ?? table.words(in: "en") ?? [:]
    hasArabicDigits = language == "ar"
    percentSigns =
      switch language {
      case "ar": ["", "٪"]
      case "tr": ["%", ""]
      default: ["", CalendarWords.languagesWithPercentSpace.contains(language) ? "\u{A0}%" : "%"]
      }
    let list = { (name: String) -> [String]? in
      guard let text = words[name], !text.isEmpty else { return nil }
      return text.split(separator: ",").map(String.init)
    }
    months = list("months") ?? []
    titles = list("titles") ?? months
    shortMonths = list("shortMonths") ?? months
    weekdays = list("weekdays") ?? []
    titleForm = words["title"] ?? ""
    dateForm = words["date"] ?? ""
    dayForm = words["day"] ?? ""
    shortForm = words["short"].flatMap { $0.isEmpty ? nil : $0 } ?? "%d %M %Y"
    timeForm = words["time"] ?? ""
    halves = [words["am"] ?? "", words["pm"] ?? ""]
    firstWeekday = words["first"].flatMap { Int($0) } ?? 0
  }

  /// The month of a date with its year.
  package func title(of date: CalendarDate) -> String { filled(titleForm, with: date, months: months) }

  private func filled(_ form: String, with date: CalendarDate, months: [String]) -> String {
    var text = ""
    var isPlace = false
    for character in form {
      defer { isPlace = character == "%" }
      switch (isPlace, character) {
      case (false, "%"): break
      case (true, "M"): text += name(date.month - 1, of: months)
      case (true, "L"): text += name(date.month - 1, of: titles)
      case (true, "E"): text += name(date.weekday(ofDay: date.day), of: weekdays)
      case (true, "n"): text += number(date.month)
      case (true, "N"): text += twoDigits(date.month)
      case (true, "d"): text += number(date.day)
      case (true, "D"): text += twoDigits(date.day)
      case (true, "Y"): text += number(date.year)
      default: text.append(character)
      }
    }
    return text
  }

  /// A date in short, as a compact date picker has it.
  package func short(_ date: CalendarDate) -> String { filled(shortForm, with: date, months: shortMonths) }

  /// A day with its name and its month, both in short.
  package func day(_ date: CalendarDate) -> String { filled(dayForm, with: date, months: shortMonths) }

  /// A time.
  package func short(_ time: ClockTime) -> String { timeForm.map { text(of: $0, at: time) }.joined() }

  /// A time without the half of its day.
  package func withoutHalf(_ time: ClockTime) -> String {
    var form = timeForm.filter { $0 != "a" }
    while form.hasPrefix(" ") { form.removeFirst() }
    while form.hasSuffix(" ") { form.removeLast() }
    return form.map { text(of: $0, at: time) }.joined()
  }

  private func text(of part: Character, at time: ClockTime) -> String {
    switch part {
    case "h": number((time.hour + 11) % 12 + 1)
    case "H": number(time.hour)
    case "0": twoDigits(time.hour)
    case "m": twoDigits(time.minute)
    case "a": name(time.hour / 12, of: halves)
    case "u": "h"
    default: String(part)
    }
  }

  private func number(_ number: Int) -> String { localized("\(number)") }
  private func twoDigits(_ number: Int) -> String { localized(number < 10 ? "0\(number)" : "\(number)") }

  /// A number of percent.
  package func percent(_ number: Int) -> String { percentSigns.joined(separator: self.number(number)) }

  /// A text with the digits of the language.
  package func localized(_ text: String) -> String {
    guard hasArabicDigits else { return text }
    return String(
      String.UnicodeScalarView(
        text.unicodeScalars.map { scalar in
          guard ("0"..."9").contains(scalar) else { return scalar }
          return Unicode.Scalar(scalar.value - 0x30 + 0x660) ?? scalar
        }))
  }

  private func name(_ number: Int, of names: [String]) -> String {
    names.indices.contains(number) ? names[number] : ""
  }

  // MARK: Wheels

  /// The wheels of a date picker: of a date, of a time, or of both.
  package func wheels(
    date: CalendarDate?, time: ClockTime?, interval: MinuteInterval = MinuteInterval(1)
  ) -> [PickerComponent] {
    let clock = time.map { time in timeForm.compactMap { wheel(of: $0, at: time, interval) } }
    guard let date else { return clock ?? [] }
    guard let clock else {
      return dateForm.split(separator: " ").compactMap { wheel(of: String($0), on: date) }
    }
    var days = PickerComponent(
      rows: (1...CalendarDate.days(in: date.month, of: date.year)).map {
        day(date.on($0))
      }, selectedRow: date.day - 1)
    days.share = 2.5
    return [days] + clock
  }

  /// The wheel of a part of a time.
  private func wheel(
    of part: Character, at time: ClockTime, _ interval: MinuteInterval
  ) -> PickerComponent? {
    switch part {
    case "h": .endless((1...12).map(number), (time.hour + 11) % 12)
    case "H": .endless((0...23).map(number), time.hour)
    case "0": .endless((0...23).map(twoDigits), time.hour)
    case "m":
      .endless(
        stride(from: 0, to: 60, by: interval.minutes).map(twoDigits), time.minute / interval.minutes)
    case "a": PickerComponent(rows: halves, selectedRow: time.hour / 12)
    default: nil
    }
  }

  /// The wheel of a part of a date.
  private func wheel(of form: String, on date: CalendarDate) -> PickerComponent? {
    let written = { (date: CalendarDate) in filled(form, with: date, months: months) }
    if form.contains("%Y") {
      let years = max(1, date.year - 5)...min(9999, date.year + 5)
      return PickerComponent(
        rows: years.map { written(date.in($0)) }, selectedRow: date.year - years.lowerBound)
    }
    if form.contains("%d") {
      let count = CalendarDate.days(in: date.month, of: date.year)
      return .endless((1...count).map { written(date.on($0)) }, date.day - 1)
    }
    guard form.contains("%") else { return nil }
    var wheel = PickerComponent.endless((1...12).map { written(date.inMonth($0)) }, date.month - 1)
    if form.contains("%M") { wheel.share = 2 }
    return wheel
  }
}

extension PickerComponent {
  fileprivate static func endless(_ rows: [String], _ selected: Int) -> PickerComponent {
    var wheel = PickerComponent(rows: rows, selectedRow: selected)
    wheel.isEndless = true
    return wheel
  }
}

extension CalendarWords {
  /// The names and forms, without the commas that wheels do not show; a short date without a form is `%d %M %Y`.
  private static let table = SystemWords(
    names: [
      "months", "titles", "shortMonths", "weekdays", "title", "date", "day", "short", "time", "am", "pm",
      "first",
    ],
    rows: """
      ar|يناير,فبراير,مارس,أبريل,مايو,يونيو,يوليو,أغسطس,سبتمبر,أكتوبر,نوفمبر,ديسمبر|||أحد,إثنين,ثلاثاء,\
      أربعاء,خميس,جمعة,سبت|%M %Y|%d %M %Y|%E %d %M|%D\u{200F}/%N\u{200F}/%Y|h:m a|ص|م|6
      ca|gener,febrer,març,abril,maig,juny,juliol,agost,setembre,octubre,novembre,desembre||gen.,febr.,\
      març,abr.,maig,juny,jul.,ag.,set.,oct.,nov.,des.|dg,dl,dt,dc,dj,dv,ds|%M del %Y|%d %M %Y|\
      %E %d %M||H:m|a. m.|p. m.|1
      cs|ledna,února,března,dubna,května,června,července,srpna,září,října,listopadu,prosince|leden,\
      únor,březen,duben,květen,červen,červenec,srpen,září,říjen,listopad,prosinec|led,úno,bře,dub,kvě,\
      čvn,čvc,srp,zář,říj,lis,pro|ne,po,út,st,čt,pá,so|%L %Y|%d. %M %Y|%E %d. %n.|%d. %n. %Y|H:m|dop.|\
      odp.|1
      da|januar,februar,marts,april,maj,juni,juli,august,september,oktober,november,december||jan.,\
      feb.,mar.,apr.,maj,jun.,jul.,aug.,sep.,okt.,nov.,dec.|søn,man,tirs,ons,tors,fre,lør|%M %Y|\
      %d. %M %Y|%E %d. %M|%d. %M %Y|0.m|AM|PM|1
      de|Januar,Februar,März,April,Mai,Juni,Juli,August,September,Oktober,November,Dezember||Jan.,Feb.,\
      März,Apr.,Mai,Juni,Juli,Aug.,Sept.,Okt.,Nov.,Dez.|So,Mo,Di,Mi,Do,Fr,Sa|%M %Y|%d. %M %Y|%E %d. %M|\
      %D.%N.%Y|0:m|AM|PM|1
      el|Ιανουαρίου,Φεβρουαρίου,Μαρτίου,Απριλίου,Μαΐου,Ιουνίου,Ιουλίου,Αυγούστου,Σεπτεμβρίου,Οκτωβρίου,\
      Νοεμβρίου,Δεκεμβρίου|Ιανουάριος,Φεβρουάριος,Μάρτιος,Απρίλιος,Μάιος,Ιούνιος,Ιούλιος,Αύγουστος,\
      Σεπτέμβριος,Οκτώβριος,Νοέμβριος,Δεκέμβριος|Ιαν,Φεβ,Μαρ,Απρ,Μαΐ,Ιουν,Ιουλ,Αυγ,Σεπ,Οκτ,Νοε,Δεκ|Κυρ,\
      Δευ,Τρί,Τετ,Πέμ,Παρ,Σάβ|%L %Y|%d %M %Y|%E %d %M||h:m a|π.μ.|μ.μ.|1
      en|January,February,March,April,May,June,July,August,September,October,November,December||Jan,\
      Feb,Mar,Apr,May,Jun,Jul,Aug,Sep,Oct,Nov,Dec|Sun,Mon,Tue,Wed,Thu,Fri,Sat|%M %Y|%M %d %Y|%E %M %d|\
      %M %d, %Y|h:m a|AM|PM|0
      en-AU|January,February,March,April,May,June,July,August,September,October,November,December||Jan,\
      Feb,Mar,Apr,May,Jun,Jul,Aug,Sept,Oct,Nov,Dec|Sun,Mon,Tue,Wed,Thu,Fri,Sat|%M %Y|%d %M %Y|%E %d %M|\
      |h:m a|am|pm|1
      en-GB|January,February,March,April,May,June,July,August,September,October,November,December||Jan,\
      Feb,Mar,Apr,May,Jun,Jul,Aug,Sept,Oct,Nov,Dec|Sun,Mon,Tue,Wed,Thu,Fri,Sat|%M %Y|%d %M %Y|%E %d %M|\
      |0:m|am|pm|1
      es|enero,febrero,marzo,abril,mayo,junio,julio,agosto,septiembre,octubre,noviembre,diciembre||ene,\
      feb,mar,abr,may,jun,jul,ago,sept,oct,nov,dic|dom,lun,mar,mié,jue,vie,sáb|%M de %Y|%d %M %Y|\
      %E %d %M||H:m|a. m.|p. m.|1
      es-419|enero,febrero,marzo,abril,mayo,junio,julio,agosto,septiembre,octubre,noviembre,diciembre||\
      ene,feb,mar,abr,may,jun,jul,ago,sep,oct,nov,dic|dom,lun,mar,mié,jue,vie,sáb|%M de %Y|%d %M %Y|\
      %E %d %M||h:m a|a.m.|p.m.|0
      fi|tammikuuta,helmikuuta,maaliskuuta,huhtikuuta,toukokuuta,kesäkuuta,heinäkuuta,elokuuta,\
      syyskuuta,lokakuuta,marraskuuta,joulukuuta|tammikuu,helmikuu,maaliskuu,huhtikuu,toukokuu,kesäkuu,\
      heinäkuu,elokuu,syyskuu,lokakuu,marraskuu,joulukuu|tammi,helmi,maalis,huhti,touko,kesä,heinä,elo,\
      syys,loka,marras,joulu|su,ma,ti,ke,to,pe,la|%L %Y|%d. %M %Y|%E %d.%n.|%d.%n.%Y|H.m|ap.|ip.|1
      fr|janvier,février,mars,avril,mai,juin,juillet,août,septembre,octobre,novembre,décembre||janv.,\
      févr.,mars,avr.,mai,juin,juil.,août,sept.,oct.,nov.,déc.|dim,lun,mar,mer,jeu,ven,sam|%M %Y|\
      %d %M %Y|%E %d %M||0:m|AM|PM|1
      fr-CA|janvier,février,mars,avril,mai,juin,juillet,août,septembre,octobre,novembre,décembre||\
      janv.,févr.,mars,avr.,mai,juin,juill.,août,sept.,oct.,nov.,déc.|dim,lun,mar,mer,jeu,ven,sam|\
      %M %Y|%d %M %Y|%E %d %M||0 u m|a.m.|p.m.|0
      he|ינואר,פברואר,מרץ,אפריל,מאי,יוני,יולי,אוגוסט,ספטמבר,אוקטובר,נובמבר,דצמבר||ינו׳,פבר׳,מרץ,אפר׳,\
      מאי,יוני,יולי,אוג׳,ספט׳,אוק׳,נוב׳,דצמ׳|א׳,ב׳,ג׳,ד׳,ה׳,ו׳,ש׳|%M %Y|%d %M %Y|%E %d ב%M|%d ב%M %Y|\
      H:m|AM|PM|0
      hi|जनवरी,फ़रवरी,मार्च,अप्रैल,मई,जून,जुलाई,अगस्त,सितंबर,अक्टूबर,नवंबर,दिसंबर||जन॰,फ़र॰,मार्च,\
      अप्रैल,मई,जून,जुल॰,अग॰,सित॰,अक्टू॰,नव॰,दिस॰|र,सो,मं,बु,गु,शु,श|%M %Y|%d %M %Y|%E %d %M||h:m a|am|\
      pm|0
      hr|siječnja,veljače,ožujka,travnja,svibnja,lipnja,srpnja,kolovoza,rujna,listopada,studenoga,\
      prosinca|siječanj,veljača,ožujak,travanj,svibanj,lipanj,srpanj,kolovoz,rujan,listopad,studeni,\
      prosinac|sij,velj,ožu,tra,svi,lip,srp,kol,ruj,lis,stu,pro|ned,pon,uto,sri,čet,pet,sub|%L %Y.|\
      %d. %M %Y.|%E %d. %M|%d. %M %Y.|0:m|AM|PM|1
      hu|január,február,március,április,május,június,július,augusztus,szeptember,október,november,\
      december||jan.,febr.,márc.,ápr.,máj.,jún.,júl.,aug.,szept.,okt.,nov.,dec.|V,H,K,Sze,Cs,P,Szo|\
      %Y. %M|%Y. %M %d.|%M %d. %E|%Y. %M %d.|H:m|de.|du.|1
      id|Januari,Februari,Maret,April,Mei,Juni,Juli,Agustus,September,Oktober,November,Desember||Jan,\
      Feb,Mar,Apr,Mei,Jun,Jul,Agu,Sep,Okt,Nov,Des|Min,Sen,Sel,Rab,Kam,Jum,Sab|%M %Y|%d %M %Y|%E %d %M||\
      0.m|AM|PM|0
      it|gennaio,febbraio,marzo,aprile,maggio,giugno,luglio,agosto,settembre,ottobre,novembre,dicembre|\
      |gen,feb,mar,apr,mag,giu,lug,ago,set,ott,nov,dic|dom,lun,mar,mer,gio,ven,sab|%M %Y|%d %M %Y|\
      %E %d %M||0:m|AM|PM|1
      ja|1月,2月,3月,4月,5月,6月,7月,8月,9月,10月,11月,12月|||日,月,火,水,木,金,土|%Y年%n月|%Y年 %n月 %d日|%n月%d日 %E|%Y/%N/%D|\
      H:m|午前|午後|0
      ko|1월,2월,3월,4월,5월,6월,7월,8월,9월,10월,11월,12월|||일,월,화,수,목,금,토|%Y년 %M|%Y년 %M %d일|%M %d일 %E|\
      %Y. %n. %d.|a h:m|오전|오후|0
      ms|Januari,Februari,Mac,April,Mei,Jun,Julai,Ogos,September,Oktober,November,Disember||Jan,Feb,\
      Mac,Apr,Mei,Jun,Jul,Ogo,Sep,Okt,Nov,Dis|Ahd,Isn,Sel,Rab,Kha,Jum,Sab|%M %Y|%d %M %Y|%E %d %M||\
      h:m a|PG|PTG|1
      nb|januar,februar,mars,april,mai,juni,juli,august,september,oktober,november,desember||jan.,feb.,\
      mars,apr.,mai,juni,juli,aug.,sep.,okt.,nov.,des.|søn,man,tir,ons,tor,fre,lør|%M %Y|%d. %M %Y|\
      %E %d. %M|%d. %M %Y|0:m|a.m.|p.m.|1
      nl|januari,februari,maart,april,mei,juni,juli,augustus,september,oktober,november,december||jan,\
      feb,mrt,apr,mei,jun,jul,aug,sep,okt,nov,dec|zo,ma,di,wo,do,vr,za|%M %Y|%d %M %Y|%E %d %M||0:m|\
      a.m.|p.m.|1
      pl|stycznia,lutego,marca,kwietnia,maja,czerwca,lipca,sierpnia,września,października,listopada,\
      grudnia|styczeń,luty,marzec,kwiecień,maj,czerwiec,lipiec,sierpień,wrzesień,październik,listopad,\
      grudzień|sty,lut,mar,kwi,maj,cze,lip,sie,wrz,paź,lis,gru|nie,pon,wto,śro,czw,pią,sob|%L %Y|\
      %d %M %Y|%E %d %M||0:m|AM|PM|1
      pt-BR|janeiro,fevereiro,março,abril,maio,junho,julho,agosto,setembro,outubro,novembro,dezembro||\
      jan.,fev.,mar.,abr.,mai.,jun.,jul.,ago.,set.,out.,nov.,dez.|dom,seg,ter,qua,qui,sex,sáb|%M de %Y|\
      %d %M %Y|%E %d de %M|%d de %M de %Y|0:m|AM|PM|0
      pt-PT|janeiro,fevereiro,março,abril,maio,junho,julho,agosto,setembro,outubro,novembro,dezembro||\
      jan.,fev.,mar.,abr.,mai.,jun.,jul.,ago.,set.,out.,nov.,dez.|dom,seg,ter,qua,qui,sex,sáb|%M de %Y|\
      %d %M %Y|%E %d/%n|%D/%N/%Y|0:m|a.m.|p.m.|0
      ro|ianuarie,februarie,martie,aprilie,mai,iunie,iulie,august,septembrie,octombrie,noiembrie,\
      decembrie||ian.,feb.,mar.,apr.,mai,iun.,iul.,aug.,sept.,oct.,nov.,dec.|dum,lun,mar,mie,joi,vin,\
      sâm|%M %Y|%d %M %Y|%E %d %M||0:m|a.m.|p.m.|1
      ru|января,февраля,марта,апреля,мая,июня,июля,августа,сентября,октября,ноября,декабря|январь,\
      февраль,март,апрель,май,июнь,июль,август,сентябрь,октябрь,ноябрь,декабрь|янв.,февр.,мар.,апр.,\
      мая,июн.,июл.,авг.,сент.,окт.,нояб.,дек.|вс,пн,вт,ср,чт,пт,сб|%L %Y г.|%d %M %Y|%E %d %M|\
      %d %M %Y г.|0:m|AM|PM|1
      sk|januára,februára,marca,apríla,mája,júna,júla,augusta,septembra,októbra,novembra,decembra|\
      január,február,marec,apríl,máj,jún,júl,august,september,október,november,december|jan,feb,mar,\
      apr,máj,jún,júl,aug,sep,okt,nov,dec|ne,po,ut,st,št,pi,so|%L %Y|%d. %M %Y|%E %d. %n.|%d. %n. %Y|\
      H:m|AM|PM|1
      sv|januari,februari,mars,april,maj,juni,juli,augusti,september,oktober,november,december||jan.,\
      feb.,mars,apr.,maj,juni,juli,aug.,sep.,okt.,nov.,dec.|sön,mån,tis,ons,tors,fre,lör|%M %Y|\
      %d %M %Y|%E %d %M||0:m|fm|em|1
      th|มกราคม,กุมภาพันธ์,มีนาคม,เมษายน,พฤษภาคม,มิถุนายน,กรกฎาคม,สิงหาคม,กันยายน,ตุลาคม,พฤศจิกายน,\
      ธันวาคม||ม.ค.,ก.พ.,มี.ค.,เม.ย.,พ.ค.,มิ.ย.,ก.ค.,ส.ค.,ก.ย.,ต.ค.,พ.ย.,ธ.ค.|อา,จ,อ,พ,พฤ,ศ,ส|%M %Y|\
      %d %M %Y|%E %d %M||0:m|AM|PM|0
      tr|Ocak,Şubat,Mart,Nisan,Mayıs,Haziran,Temmuz,Ağustos,Eylül,Ekim,Kasım,Aralık||Oca,Şub,Mar,Nis,\
      May,Haz,Tem,Ağu,Eyl,Eki,Kas,Ara|Paz,Pzt,Sal,Çar,Per,Cum,Cmt|%M %Y|%d %M %Y|%d %M %E||0:m|ÖÖ|ÖS|1
      uk|січня,лютого,березня,квітня,травня,червня,липня,серпня,вересня,жовтня,листопада,грудня|січень,\
      лютий,березень,квітень,травень,червень,липень,серпень,вересень,жовтень,листопад,грудень|січ.,\
      лют.,бер.,квіт.,трав.,черв.,лип.,серп.,вер.,жовт.,лист.,груд.|нд,пн,вт,ср,чт,пт,сб|%L %Y р.|\
      %d %M %Y|%E %d %M|%d %M %Y р.|0:m|дп|пп|1
      vi|tháng 1,tháng 2,tháng 3,tháng 4,tháng 5,tháng 6,tháng 7,tháng 8,tháng 9,tháng 10,tháng 11,\
      tháng 12|Tháng 1,Tháng 2,Tháng 3,Tháng 4,Tháng 5,Tháng 6,Tháng 7,Tháng 8,Tháng 9,Tháng 10,\
      Tháng 11,Tháng 12|thg 1,thg 2,thg 3,thg 4,thg 5,thg 6,thg 7,thg 8,thg 9,thg 10,thg 11,thg 12|CN,\
      T2,T3,T4,T5,T6,T7|%L năm %Y|%d %M %Y|%E %d %M|%d %M, %Y|0:m|SA|CH|1
      zh-HK|1月,2月,3月,4月,5月,6月,7月,8月,9月,10月,11月,12月|||週日,週一,週二,週三,週四,週五,週六|%Y年%n月|%Y年 %n月 %d日|%n月%d日 %E|\
      %Y年%n月%d日|ah:m|上午|下午|0
      zh-Hans|1月,2月,3月,4月,5月,6月,7月,8月,9月,10月,11月,12月|||周日,周一,周二,周三,周四,周五,周六|%Y年%n月|%Y年 %n月 %d日|\
      %n月%d日 %E|%Y年%n月%d日|0:m|上午|下午|1
      zh-Hant|1月,2月,3月,4月,5月,6月,7月,8月,9月,10月,11月,12月|||週日,週一,週二,週三,週四,週五,週六|%Y年%n月|%Y年 %n月 %d日|\
      %n月%d日 %E|%Y年%n月%d日|ah:m|上午|下午|0
      """)
}
