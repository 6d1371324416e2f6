laws-1 = Kimyasalların Kaydı, Değerlendirilmesi, İzni ve Kısıtlanması Hakkında Yönetmelik (KKDİK, Resmî Gazete 30105 mükerrer, 23.06.2017).
laws-2 = Maddelerin ve Karışımların Sınıflandırılması, Etiketlenmesi ve Ambalajlanması Hakkında Yönetmelik (SEA, Resmî Gazete 28848 mükerrer, 11.12.2013).
laws-3 = Kimyasal Maddelerle Çalışmalarda Sağlık ve Güvenlik Önlemleri Hakkında Yönetmelik (Resmî Gazete 28733, 12.08.2013).
insteadOfEuropean-wasteLaw = Atık Yönetimi Yönetmeliği (Resmî Gazete 29314, 02.04.2015).
insteadOfEuropean-majorAccidents = Büyük Endüstriyel Kazaların Önlenmesi ve Etkilerinin Azaltılması Hakkında Yönetmelik (Resmî Gazete 30702, 02.03.2019), Ek-1, Bölüm 1
insteadOfEuropean-restrictions = KKDİK kısıtlamaları, Ek-17, giriş
insteadOfEuropean-pbtInorganic = KKDİK Ek-13’teki PBT ve vPvB kriterleri inorganik maddelere uygulanmaz.
lawsByUse-biocides = Biyosidal Ürünler Yönetmeliği (Resmî Gazete 27449 4. mükerrer, 31.12.2009).
