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
