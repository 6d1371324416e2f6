aerosols = Aerosol kaplara ilişkin 75/324/AET sayılı Direktif
biocides = Biyosidal ürünlere ilişkin 528/2012/AB sayılı Tüzük
detergents = Deterjanlara ilişkin 648/2004/AT sayılı Tüzük
paints = Ek I’i ürünü kapsıyorsa boya, vernik ve araç rötuş ürünlerindeki uçucu organik bileşiklere ilişkin 2004/42/AT sayılı Direktif
plants = Bitki koruma ürünlerinin piyasaya arzına ilişkin 1107/2009/AT sayılı Tüzük
inGreatBritain = Büyük Britanya’da geçerli haliyle { $law }.
gbAerosols = Aerosol Dispensers Regulations 2009
gbPaints = Volatile Organic Compounds in Paints, Varnishes and Vehicle Refinishing Products Regulations 2012
