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
