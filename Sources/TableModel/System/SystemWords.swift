/// The words of one release of the system in all of its languages, in a form that costs nothing until it is asked.
struct SystemWords: Sendable {
  /// What each column of the rows says.
  private let names: [String]
  /// A line for each language: its name, then its words, divided by bars.
  private let rows: String

  init(names: [String], rows: String) {
    self.names = names
    self.rows = rows
  }

  /// The words of a language by what they say; `nil` for a language that the release did not have.
  func words(in language: String) -> [String: String]? {
    let start = Array("\(language)|".utf8)
    let row = rows.utf8.split(separator: UInt8(ascii: "\n")).first { $0.starts(with: start) }
    guard let row else { return nil }
    let words = row.split(separator: UInt8(ascii: "|"), omittingEmptySubsequences: false).dropFirst().map {
      String(Substring($0))
    }
    return Dictionary(zip(names, words)) { first, _ in first }
  }
}

extension SystemWords {
  /// Apple’s own tables of iOS 4.0, which had words for switches and none for closing.
  static let iOS4 = SystemWords(
    names: [
      "delete", "back", "switchOn", "switchOff", "done", "cancel", "edit", "save", "undo", "redo",
      "more", "favorites", "featured", "topRated", "recents", "contacts", "history", "bookmarks",
      "search", "downloads", "mostRecent", "mostViewed",
    ],
    rows: """
      ar|حذف|رجوع|تشغيل|إيقاف|تم|إلغاء|تحرير|حفظ|تراجع|إعادة|إضافي|المفضلة|مميز|الأفضل|الحديثة|\
      جهات الاتصال|سجل التاريج|إشارات مرجعية|بحث|التنزيلات|الأحدث|أكثرها مشاهدة
      ca|Eliminar|Enrere|SÍ|NO|OK|Cancel·lar|Editar|Desar|Desfer|Refer|Més|Favorits|Destacats|\
      Més valorats|Recents|Contactes|Historial|Favorits|Buscar|Descàrregues|Més recents|Més vistos
      cs|Smazat|Zpět|ZAPNUTO|VYPNUTO|Hotovo|Zrušit|Upravit|Uložit|Odvolat akci|Znovu|Více|Oblíbené|\
      Doporučené|Nejlepší|Historie|Kontakty|Historie|Záložky|Hledat|Stahování|Poslední|Nejsledovanější
      da|Slet|Tilbage|TIL|FRA|OK|Annuller|Rediger|Arkiver|Fortryd|Gentag|Mere|Favoritter|Udvalgt|\
      Topvurdering|Seneste|Kontakter|Historie|Bogmærker|Søg|Overførsler|Seneste|Mest vist
      de|Löschen|Zurück|EIN|AUS|Fertig|Abbrechen|Bearbeiten|Sichern|Widerrufen|Wiederholen|Mehr|\
      Favoriten|Highlights|Bestwertung|Anrufliste|Kontakte|Verlauf|Lesezeichen|Suchen|Downloads|\
      Neue Videos|Topvideos
      el|Διαγραφή|Πίσω|ΝΑΙ|ΟΧΙ|Τέλος|Ακύρωση|Αλλαγές|Αποθήκευση|Αναίρεση|Επανάληψη|Λοιπά|Αγαπημένα|\
      Προτάσεις|Κορυφαία|Πρόσφατα|Επαφές|Ιστορικό|Σελιδοδείκτες|Αναζήτηση|Λήψεις|Πρόσφατα|Δημοφιλή
      en|Delete|Back|ON|OFF|Done|Cancel|Edit|Save|Undo|Redo|More|Favorites|Featured|Top Rated|Recents|\
      Contacts|History|Bookmarks|Search|Downloads|Most Recent|Most Viewed
      en-GB|Delete|Back|ON|OFF|Done|Cancel|Edit|Save|Undo|Redo|More|Favourites|Featured|Top Rated|\
      Recents|Contacts|History|Bookmarks|Search|Downloads|Most Recent|Most Viewed
      es|Eliminar|Atrás|SÍ|NO|OK|Cancelar|Editar|Guardar|Deshacer|Rehacer|Más|Favoritos|Destacados|\
      Más valorados|Recientes|Contactos|Historial|Favoritos|Buscar|Descargas|Más recientes|Más vistos
      fi|Poista|Takaisin|PÄÄLLÄ|POIS|Valmis|Kumoa|Muokkaa|Tallenna|Peru|Tee sittenkin|Muut|Suosikit|\
      Esittelyssä|Parhaat|Äskeiset|Yhteystiedot|Historia|Kirjanmerkit|Etsi|Tiedostolataukset|Uusimmat|\
      Katsotuimmat
      fr|Supprimer|Retour|oui|non|OK|Annuler|Modifier|Enregistrer|Annuler|Rétablir|Autre|Favoris|\
      Sélection|Cotées|Historique|Contacts|Historique|Signets|Recherche|Téléchargés|Récentes|\
      Populaires
      he|מחק|אחורה|פעיל|כבוי|סיום|ביטול|עריכה|שמור|בטל|שחזר|עוד|מועדפים|מומלצים|הפופולריים ביותר|\
      אחרונים|אנשי קשר|היסטוריה|סימניות|חיפוש|הורדות|החדשים ביותר|הנצפים ביותר
      hr|Izbriši|Natrag|UKLJ.|ISKLJ.|OK|Poništi|Uredi|Spremi|Vrati|Ponovi|Još|Favoriti|Izbor|\
      Najbolje ocijenjeno|Novije|Kontakti|Povijest|Oznake|Traži|Preuzimanja|Najnoviji|Najgledaniji
      hu|Törlés|Vissza|BE|KI|Kész|Mégsem|Szerkesztés|Mentés|Visszavonás|Ismétlés|További|Kedvencek|\
      Kiemelt|Legjobb|Előzmény|Kontaktok|Előzmények|Könyvjelzők|Keresés|Letöltések|Legutóbbi|\
      Legnézettebb
      id|Hapus|Kembali|NYALA|MATI|Selesai|Batalkan|Edit|Simpan|Batalkan|Ulang|Lainnya|Favorit|Pilihan|\
      Dinilai Paling Top|Yang Terbaru|Kontak|Riwayat|Penanda|Cari|Download|Yang Terbaru|\
      Yang Paling Dilihat
      it|Elimina|Indietro|SÌ|NO|Fine|Annulla|Modifica|Salva|Annulla|Ripristina|Altro|Preferiti|\
      Primo piano|I più votati|Recenti|Contatti|Cronologia|Preferiti|Cerca|Download|I più recenti|\
      I più visti
      ja|削除|戻る|オン|オフ|完了|キャンセル|編集|保存|取消|やり直す|その他|よく使う項目|おすすめ|トップレート|履歴|連絡先|履歴|ブックマーク|検索|ダウンロード|最新|人気
      ko|삭제|뒤로|켬|끔|완료|취소|편집|저장|취소|복귀|기타|즐겨찾기|추천 항목|베스트 항목|최근 항목|연락처|기록|책갈피|검색|다운로드|최신 항목|최다 조회
      nb|Slett|Tilbake|PÅ|AV|Ferdig|Avbryt|Rediger|Arkiver|Angre|Utfør likevel|Mer|Favoritter|\
      Anbefalte|Høyest vurderte|Sist brukte|Kontakter|Logg|Bokmerker|Søk|Nedlastinger|Nyeste|Mest vist
      nl|Verwijder|Terug|AAN|UIT|Gereed|Annuleer|Wijzig|Bewaar|Herstel|Opnieuw|Meer|Favorieten|\
      Uitgelicht|Beste|Recent|Contacten|Geschiedenis|Bladwijzers|Zoek|Downloads|Recent|Veelbekeken
      pl|Usuń|Wróć|Wł.|Wył.|Gotowe|Anuluj|Edycja|Zachowaj|Cofnij|Przywróć|Więcej|Ulubione|Wybrane|\
      Najlepsze|Ostatnie|Kontakty|Historia|Zakładki|Szukaj|Pobrane rzeczy|Najnowsze|Popularne
      pt-BR|Apagar|Voltar|ATIVADO|INATIVO|OK|Cancelar|Editar|Salvar|Desfazer|Refazer|Mais|Favoritos|\
      Em Destaque|Melhor Classificado|Recentes|Contatos|Histórico|Favoritos|Buscar|Transferências|\
      Mais Recentes|Mais Vistos
      pt-PT|Apagar|Anterior|SIM|NÃO|OK|Cancelar|Editar|Guardar|Desfazer|Refazer|Mais|Favoritos|\
      Destaques|Top Mais|Recentes|Contactos|Histórico|Marcadores|Pesquisar|Descargas|Mais recentes|\
      Mais vistos
      ro|Ștergeți|Înapoi|Activat|Dezactivat|OK|Anulați|Editare|Salvați|Anulați|Remediați|Altele|\
      Favorite|Recomandări|Top aprecieri|Istoric|Contacte|Istoric|Favorite|Căutare|Descărcări|Recente|\
      Populare
      ru|Удалить|Назад|Вкл.|Выкл.|Готово|Отменить|Изменить|Сохранить|Отменить|Повторить|Еще|Избранное|\
      Подборка|Топ-рейтинг|Последние|Контакты|История|Закладки|Поиск|Загрузки|Последние|Популярные
      sk|Vymazať|Späť|ZAP.|VYP.|Hotovo|Zrušiť|Upraviť|Uložiť|Späť|Obnoviť|Viac|Obľúbené|Vybrané|\
      Najlepšie hodnotené|Posledné|Kontakty|História|Záložky|Vyhľadať|Sťahovania|Najnovšie|\
      Najprezeranejšie
      sv|Radera|Tillbaka|PÅ|AV|Klar|Avbryt|Ändra|Spara|Ångra|Gör om|Mer|Favoriter|I blickfånget|\
      Högsta betyg|Senaste|Kontakter|Historik|Bokmärken|Sök|Hämtningar|Senaste|Mest visade
      th|ลบ|กลับไป|เปิด|ปิด|เสร็จ|ยกเลิก|แก้ไข|บันทึก|ยกเลิก|ทำอีกครั้ง|อื่นๆ|ชื่นชอบ|คัดสรร|\
      อันดับยอดนิยม|ไม่นานมานี้|รายชื่อ|ประวัติการใช้งาน|ที่คั่นหน้าเว็บ|ค้นหา|ดาวน์โหลด|ล่าสุด|\
      ดูมากที่สุด
      tr|Sil|Geri|AÇIK|KAPALI|Bitti|Vazgeç|Düzenle|Kaydet|Geri Al|Yinele|Fazlası|Favoriler|Seçmeler|\
      Çok Beğenilen|Son Kullanılanlar|Kişiler|Tarihçe|Yer İmleri|Ara|İndirilenler|Son İzlenen|\
      Çok İzlenen
      uk|Видалити|Назад|Увімк.|Вимк.|Готово|Скасувати|Змінити|Зберегти|Відмінити|Повторити|Ще|\
      Улюблені|Цікаві|Оцінені|Останні|Контакти|Історія|Закладки|Пошук|Завантажене|Останні|Популярні
      vi|Xóa|Trở lại|BẬT|TẮT|Xong|Hủy|Sửa|Lưu|Hoàn tác|Làm lại|Thêm|Mục ưa thích|Nổi bật|\
      Xếp hạng Nhất|Gần đây|Danh bạ|Lịch sử|Dấu trang|Tìm kiếm|Tải về|Gần đây Nhất|Xem Nhiều nhất
      zh-Hans|删除|返回|打开|关闭|完成|取消|编辑|存储|撤销|重做|更多|个人收藏|精选|评分最高|最近搜索|通讯录|历史记录|书签|搜索|下载|最新上传|观看最多
      zh-Hant|刪除|返回|開啟|關閉|完成|取消|編輯|儲存|還原|重作|更多|喜好項目|精選項目|最高評等|最近項目|聯絡資訊|瀏覽記錄|書籤|搜尋|下載項目|最新加入|最多觀看次數
      """)
}

extension SystemWords {
  /// Apple’s own tables of iOS 15.
  static let iOS15 = SystemWords(
    names: [
      "delete", "back", "done", "cancel", "edit", "save", "undo", "redo", "close", "more",
      "favorites", "featured", "topRated", "recents", "contacts", "history", "bookmarks", "search",
      "downloads", "mostRecent", "mostViewed", "settings",
    ],
    rows: """
      ar|حذف|رجوع|تم|إلغاء|تحرير|حفظ|تراجع|إعادة|إغلاق|المزيد|المفضلة|مميز|الأفضل|الحديثة|\
      جهات الاتصال|التاريخ|إشارات مرجعية|بحث|التنزيلات|الأحدث|أكثرها مشاهدة|الإعدادات
      ca|Eliminar|Enrere|Fet|Cancel·lar|Editar|Desar|Desfer|Refer|Tancar|Més|Favorits|Destacats|\
      Més valorats|Recents|Contactes|Historial|Marcadors|Buscar|Descàrregues|Més recents|Més vistos|\
      Configuració
      cs|Smazat|Zpět|Hotovo|Zrušit|Upravit|Uložit|Odvolat akci|Opakovat akci|Zavřít|Další|Oblíbené|\
      Doporučené|Nejlepší|Historie|Kontakty|Historie|Záložky|Hledat|Stahování|Nejnovější|\
      Nejsledovanější|Nastavení
      da|Slet|Tilbage|OK|Annuller|Rediger|Gem|Fortryd|Gentag|Luk|Mere|Favoritter|Udvalgte|\
      Topvurdering|Seneste|Kontakter|Historik|Bogmærker|Søg|Overførsler|Seneste|Mest sete|\
      Indstillinger
      de|Löschen|Zurück|Fertig|Abbrechen|Bearbeiten|Sichern|Widerrufen|Wiederholen|Schließen|Mehr|\
      Favoriten|Highlights|Bestwertung|Verlauf|Kontakte|Verlauf|Lesezeichen|Suchen|Downloads|\
      Neue Videos|Topvideos|Einstellungen
      el|Διαγραφή|Πίσω|Τέλος|Ακύρωση|Αλλαγές|Αποθήκευση|Αναίρεση|Επανάληψη|Κλείσιμο|Περισσότερα|\
      Αγαπημένα|Προτεινόμενα|Κορυφαία|Πρόσφατα|Επαφές|Ιστορικό|Σελιδοδείκτες|Αναζήτηση|Λήψεις|\
      Πρόσφατα|Δημοφιλή|Ρυθμίσεις
      en|Delete|Back|Done|Cancel|Edit|Save|Undo|Redo|Close|More|Favorites|Featured|Top Rated|Recents|\
      Contacts|History|Bookmarks|Search|Downloads|Most Recent|Most Viewed|Settings
      en-AU|Delete|Back|Done|Cancel|Edit|Save|Undo|Redo|Close|More|Favourites|Featured|Top Rated|\
      Recent|Contacts|History|Bookmarks|Search|Downloads|Most Recent|Most Viewed|Settings
      en-GB|Delete|Back|Done|Cancel|Edit|Save|Undo|Redo|Close|More|Favourites|Featured|Top Rated|\
      Recents|Contacts|History|Bookmarks|Search|Downloads|Most Recent|Most Viewed|Settings
      es|Eliminar|Atrás|OK|Cancelar|Editar|Guardar|Deshacer|Rehacer|Cerrar|Más|Favoritos|Destacado|\
      Más valorados|Recientes|Contactos|Historia|Marcadores|Buscar|Descargas|Más recientes|\
      Más vistos|Ajustes
      es-419|Eliminar|Atrás|Listo|Cancelar|Editar|Guardar|Deshacer|Rehacer|Cerrar|Más|Favoritos|\
      Destacados|Más valorados|Recientes|Contactos|Historia|Marcadores|Buscar|Descargas|\
      Más recientes|Más vistos|Configuración
      fi|Poista|Edellinen|Valmis|Kumoa|Muokkaa|Tallenna|Peru|Tee sittenkin|Sulje|Lisää|Suosikit|\
      Esittelyssä|Parhaat|Äskeiset|Yhteystiedot|Historia|Kirjanmerkit|Haku|Lataukset|Uusimmat|\
      Katselluimmat|Asetukset
      fr|Supprimer|Retour|OK|Annuler|Modifier|Enregistrer|Annuler|Rétablir|Fermer|Autre|Favoris|\
      Sélection|Cotées|Historique|Contacts|Historique|Signets|Recherche|Téléchargements|Récentes|\
      Populaires|Réglages
      fr-CA|Supprimer|Retour|OK|Annuler|Modifier|Enregistrer|Annuler|Rétablir|Fermer|Plus|Favoris|\
      En vedette|Cotées|Récents|Contacts|Historique|Signets|Rechercher|Téléchargements|Récentes|\
      Populaires|Réglages
      he|מחק|הקודם|סיום|ביטול|עריכה|שמור|בטל|שחזר|סגור|עוד|מועדפים|מומלצים|הפופולריים ביותר|אחרונים|\
      אנשי קשר|היסטוריה|סימניות|חיפוש|הורדות|החדשים ביותר|הנצפים ביותר|הגדרות
      hi|डिलीट करें|वापस|पूर्ण|रद्द करें|संपादित करें|सहेजें|पहले जैसा करें|फिर करें|बंद करें|अधिक|\
      पसंदीदा|फ़ीचर्ड|सबसे पसंदीदा|हालिया|संपर्क|हिस्ट्री|बुकमार्क|खोजें|डाउनलोड|सर्वाधिक हालिया|\
      सर्वाधिक देखा गया|सेटिंग्ज़
      hr|Obriši|Natrag|OK|Poništi|Uredi|Spremi|Vrati|Ponovi|Zatvori|Više|Omiljeno|Izdvojeno|\
      Najbolje ocijenjeno|Povijest|Kontakti|Povijest|Oznake|Pretraga|Preuzimanja|Najnovije|\
      Najgledaniji|Postavke
      hu|Törlés|Vissza|Kész|Mégsem|Szerkesztés|Mentés|Visszavonás|Ismétlés|Bezárás|Továbbiak|\
      Kedvencek|Kiemelt|Legjobb|Legutóbbiak|Kontaktok|Előzmények|Könyvjelzők|Keresés|Letöltések|\
      Legutóbbi|Legnézettebb|Beállítások
      id|Hapus|Kembali|Selesai|Batalkan|Edit|Simpan|Urung|Ulangi|Tutup|Lainnya|Favorit|Unggulan|\
      Dinilai Teratas|Terbaru|Kontak|Riwayat|Penanda|Cari|Unduhan|Yang Terbaru|Sering Dilihat|\
      Pengaturan
      it|Elimina|Indietro|Fine|Annulla|Modifica|Salva|Annulla|Ripristina|Chiudi|Altro|Preferiti|\
      In primo piano|I più votati|Recenti|Contatti|Cronologia|Segnalibri|Cerca|Download|\
      I più recenti|I più visti|Impostazioni
      ja|削除|戻る|完了|キャンセル|編集|保存|取り消す|やり直す|閉じる|その他|よく使う項目|おすすめ|高評価|最近使った項目|連絡先|履歴|ブックマーク|検索|ダウンロード|最新|\
      人気|設定
      ko|삭제|뒤로|완료|취소|편집|저장|실행 취소|실행 복귀|닫기|더 보기|즐겨찾기|추천 항목|베스트 항목|최근 항목|연락처|기록|책갈피|검색|다운로드|최신 항목|\
      최다 조회|설정
      ms|Padam|Balik|Selesai|Batal|Edit|Simpan|Buat Asal|Buat Semula|Tutup|Lagi|Kegemaran|\
      Ditampilkan|Dinilai Tertinggi|Terbaru|Kenalan|Sejarah|Penanda Buku|Cari|Muat Turun|Terbaharu|\
      Paling Dilihat|Seting
      nb|Slett|Tilbake|Ferdig|Avbryt|Rediger|Arkiver|Angre|Utfør likevel|Lukk|Mer|Favoritter|Aktuelt|\
      Høyest vurderte|Nylige|Kontakter|Historie|Bokmerker|Søk|Nedlastinger|Nyeste|Mest vist|\
      Innstillinger
      nl|Verwijder|Vorige|Gereed|Annuleer|Wijzig|Bewaar|Herstel|Opnieuw|Sluit|Meer|Favorieten|\
      Uitgelicht|Beste|Recent|Contacten|Geschiedenis|Bladwijzers|Zoek|Downloads|Meest recent|\
      Veelbekeken|Instellingen
      pl|Usuń|Wróć|OK|Anuluj|Edycja|Zachowaj|Cofnij|Przywróć|Zamknij|Więcej|Ulubione|Wybrane|\
      Najlepsze|Ostatnie|Kontakty|Historia|Zakładki|Szukaj|Pobrane rzeczy|Najnowsze|Popularne|\
      Ustawienia
      pt-BR|Apagar|Voltar|OK|Cancelar|Editar|Salvar|Desfazer|Refazer|Fechar|Mais|Favoritos|Destaques|\
      Melhor Classificado|Recentes|Contatos|Histórico|Favoritos|Buscar|Downloads|Mais Recentes|\
      Mais Vistos|Ajustes
      pt-PT|Apagar|Anterior|OK|Cancelar|Editar|Guardar|Desfazer|Refazer|Fechar|Mais|Favoritos|\
      Em destaque|Top Mais|Recentes|Contactos|Histórico|Marcadores|Pesquisa|Descargas|Mais recentes|\
      Mais vistos|Definições
      ro|Ștergeți|Înapoi|OK|Anulați|Editați|Salvați|Infirmare|Reconfirmați|Închideți|Altele|\
      Preferate|Recomandări|Top aprecieri|Recente|Contacte|Istoric|Favorite|Căutare|Descărcări|\
      Recente|Populare|Configurări
      ru|Удалить|Назад|Готово|Отменить|Править|Сохранить|Не применять|Повторить|Закрыть|Еще|\
      Избранное|Избранное|Топ-рейтинг|Недавние|Контакты|История|Закладки|Поиск|Загрузки|Последние|\
      Популярные|Настройки
      sk|Vymazať|Naspäť|Hotovo|Zrušiť|Upraviť|Uložiť|Odvolať|Obnoviť|Zatvoriť|Viac|Obľúbené|Vybrané|\
      Najlepšie|Posledné|Kontakty|História|Záložky|Vyhľadať|Sťahovania|Najnovšie|Populárne|Nastavenia
      sv|Radera|Tillbaka|Klar|Avbryt|Ändra|Spara|Ångra|Gör om|Stäng|Mer|Favoriter|I blickfånget|\
      Högsta betyg|Senaste|Kontakter|Historik|Bokmärken|Sök|Hämtningar|Senaste|Mest visade|\
      Inställningar
      th|ลบ|ย้อนกลับ|เสร็จสิ้น|ยกเลิก|แก้ไข|บันทึก|เลิกทำ|ทำกลับมาใหม่|ปิด|เพิ่มเติม|รายการโปรด|\
      รายการแนะนำ|อันดับยอดนิยม|ล่าสุด|รายชื่อ|ประวัติ|ที่คั่นหน้า|ค้นหา|รายการดาวน์โหลด|ล่าสุด|\
      ดูมากที่สุด|การตั้งค่า
      tr|Sil|Geri|Bitti|Vazgeç|Düzenle|Kaydet|Geri Al|Yinele|Kapat|Daha Fazla|Hızlı Arama|\
      Öne Çıkanlar|Çok Beğenilen|Son Kullanılanlar|Kişiler|Tarih|Yer İşaretleri|Arayın|İndirilenler|\
      Son İzlenen|Çok İzlenen|Ayarlar
      uk|Видалити|Назад|Готово|Скасувати|Змінити|Зберегти|Відміна|Повторення|Закрити|Ще|Улюблені|\
      Цікаві|Оцінені|Недавні|Контакти|Історія|Закладки|Пошук|Викачування|Нещодавні|Популярні|\
      Параметри
      vi|Xóa|Quay lại|Xong|Hủy|Sửa|Lưu|Hoàn tác|Làm lại|Đóng|Thêm|Mục ưa thích|Nổi bật|Xếp hạng nhất|\
      Gần đây|Danh bạ|Lịch sử|Dấu trang|Tìm kiếm|Tải về|Gần đây nhất|Xem nhiều nhất|Cài đặt
      zh-HK|刪除|返回|完成|取消|編輯|儲存|還原|重做|關閉|更多|喜好項目|精選項目|最高評分|最近項目|通訊錄|瀏覽記錄|書籤|搜尋|下載項目|最新加入|最多觀看次數|設定
      zh-Hans|删除|返回|完成|取消|编辑|存储|撤销|重做|关闭|更多|个人收藏|精选|评分最高|最近使用|通讯录|历史|书签|搜索|下载|最新|最常查看|设置
      zh-Hant|刪除|返回|完成|取消|編輯|儲存|還原|重做|關閉|更多|喜好項目|精選項目|最高評分|最近項目|聯絡人|瀏覽記錄|書籤|搜尋|下載項目|最新加入|最多觀看次數|設定
      """)
}
