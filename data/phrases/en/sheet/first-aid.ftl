general = General
inhalation = Inhalation
skin = Skin contact
eyes = Eye contact
ingestion = Ingestion
protection = Protection of first-aiders

showSheet = In case of doubt or when symptoms persist, call a doctor and show this safety data sheet.
leaveArea = Take the person out of the danger area. Keep warm and quiet.
unconscious = Never give anything by mouth to an unconscious person. Lay an unconscious person who breathes on the side (recovery position).
observe = Symptoms may appear only hours later: keep under medical observation for at least 48 hours.
exposedConcerned = If exposed or concerned: get medical advice.

freshAir = Bring into fresh air and keep at rest in a position comfortable for breathing.
inhalationUnwell = Get medical advice if the person feels unwell.
inhalationDoctor = Call a POISON CENTER or a doctor if the person feels unwell.
inhalationEmergency = Call a POISON CENTER or a doctor at once. Give oxygen if breathing is difficult, by trained staff only.
inhalationSensitised = If there are respiratory symptoms, call a POISON CENTER or a doctor at once.
artificialRespiration = If breathing stops, give artificial respiration with a device, not mouth to mouth.
inhalationCorrosive = Call a POISON CENTER or a doctor at once: what was inhaled may burn the airways and cause a delayed oedema of the lungs.
inhalationSuffocation = Call a doctor at once. If breathing is weak or has stopped: artificial respiration; oxygen by trained staff only.

skinOff = Take off contaminated clothing.
skinBrush = First brush loose particles off the skin.
skinWash = Wash the skin with plenty of water and soap.
skinWashAgain = Wash contaminated clothing before it is used again.
skinIrritation = Get medical advice if irritation or rash occurs.
skinCorrosive = Take off all contaminated clothing at once. Rinse the skin with running water for at least 20 minutes. Burns need treatment by a doctor at once: untreated they heal badly.
skinToxic = Call a POISON CENTER or a doctor at once, even without symptoms.
skinGas = The gas itself needs no particular measures.
skinCold = Thaw frosted parts with lukewarm water. Do not rub. Call a doctor.

eyesRinse = Rinse with running water for several minutes with the eyelids held open. Take out contact lenses if easy to do.
eyesGas = Rinse with water for several minutes. See an eye doctor after contact with escaping cold gas.
eyesIrritation = Get medical advice if irritation persists.
eyesDamage = Rinse at once with running water for at least 20 minutes with the eyelids held open. Take out contact lenses if easy to do. Go on rinsing on the way to an eye doctor.
eyesLye = Alkaline products penetrate deep into the eye: every second counts.

mouthRinse = Rinse the mouth with water.
noVomiting = Do NOT induce vomiting.
vomitingDanger = If vomiting occurs by itself, keep the head low so that nothing enters the lungs.
ingestionUnwell = Call a POISON CENTER or a doctor if the person feels unwell.
ingestionEmergency = Call a POISON CENTER or a doctor at once.
ingestionCorrosive = Let the person drink one glass of water at most, and only if conscious. Do not try to neutralise.
ingestionGas = Ingestion is not a likely route of exposure for a gas.

protectSelf = First-aiders look to their own protection and wear the equipment of section 8.
protectToxic = First-aiders avoid breathing the product and wear respiratory protection in contaminated air.
protectSuffocation = Go in to help only with self-contained breathing apparatus where the air may lack oxygen.

symptomsInhalation = After inhalation
symptomsSkin = After skin contact
symptomsEyes = After eye contact
symptomsIngestion = After ingestion
symptomsLong = After long or repeated exposure
noSymptoms = No particular symptoms are known.
burnsSkin = Burning pain, redness, blisters and destruction of the skin.
rednessSkin = Redness, itching and pain.
elicitedSkin = In persons already sensitised: itching rash, even at this low concentration.
drySkin = Dry and cracked skin after repeated contact.
allergySkin = Itching rash that may appear hours or days after contact and returns at every further contact.
absorbedSkin = Absorbed through the skin: the signs of poisoning described for ingestion may follow.
burnsEyes = Severe pain, watering, clouding of the cornea; blindness is possible.
rednessEyes = Redness, watering and pain.
burnsMouth = Burns of mouth, throat, gullet and stomach; perforation is possible.
poisoningSevere = Signs of severe poisoning: nausea, vomiting, cramps, disturbed consciousness and breathing.
poisoning = Nausea, vomiting, stomach pain and dizziness.
aspiration = Coughing and choking if the product enters the lungs; chemical pneumonia may follow within hours.
irritatedAirways = Coughing, sore throat and tightness of the chest.
asthma = Wheezing, shortness of breath and asthma, also with delay, and again at very low concentrations.
narcosis = Headache, dizziness, drowsiness, nausea; unconsciousness at high concentrations.
toxicInhaled = Shortness of breath, headache, nausea; signs may come with delay.
suffocation = Suffocation at high concentrations, often without warning: dizziness, then unconsciousness.
frostbite = Frostbite where liquefied gas escapes.
organs = Damage to these organs: { $organs }.
organsUnnamed = Damage to organs.
cancer = Cancer may follow after years.
cancerSuspected = Suspected of causing cancer after years.
genetic = Genetic defects are possible or suspected.
reproduction = Fertility or the unborn child may be harmed.

treatSymptoms = Treat according to the symptoms.
doctorCorrosive = Burns: rinse on, cover with sterile dressing. After ingestion no gastric lavage without endoscopy because of the danger of perforation.
doctorAspiration = Danger of aspiration: gastric lavage only under endotracheal intubation. Watch for chemical pneumonia.
doctorLungs = Watch for oedema of the lungs for at least 48 hours; consider corticosteroids by inhalation.
doctorAsthma = Persons with asthma or with a known allergy to the product need observation of breathing.
eyeWash = Keep an eye wash and a safety shower near the workplace.
