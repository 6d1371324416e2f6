general = General
inhalation = Inhalation
skin = Skin contact
eyes = Eye contact
ingestion = Ingestion
protection = Protection of first-aiders

showSheet = In case of doubt or when symptoms persist, call a doctor and show this safety data sheet.
leaveArea = Remove the person from the danger area. Keep warm and at rest.
unconscious = Never give anything by mouth to an unconscious person. Place an unconscious person who is breathing in the recovery position.
observe = Symptoms may be delayed by several hours: keep under medical observation for at least 48 hours.
exposedConcerned = If exposed or concerned: get medical advice.

freshAir = Remove person to fresh air and keep comfortable for breathing.
inhalationUnwell = Get medical advice if the person feels unwell.
inhalationDoctor = Call a POISON CENTER or a doctor if the person feels unwell.
inhalationEmergency = Immediately call a POISON CENTER or a doctor. If breathing is difficult, trained personnel should give oxygen.
inhalationSensitised = If respiratory symptoms occur, immediately call a POISON CENTER or a doctor.
artificialRespiration = If breathing has stopped, give artificial respiration with a breathing device, not mouth to mouth.
inhalationCorrosive = Immediately call a POISON CENTER or a doctor: inhaled product may burn the airways and cause delayed pulmonary oedema.
inhalationSuffocation = Immediately call a doctor. If breathing is weak or has stopped: artificial respiration; oxygen by trained personnel only.

skinOff = Take off contaminated clothing.
skinBrush = Brush off loose particles from skin first.
skinWash = Wash the skin with plenty of water and soap.
skinWashAgain = Wash contaminated clothing before reuse.
skinIrritation = Get medical advice if irritation or rash occurs.
skinCorrosive = Take off immediately all contaminated clothing. Rinse skin with running water for at least 20 minutes. Chemical burns must be treated by a doctor without delay: untreated, they heal poorly.
skinToxic = Immediately call a POISON CENTER or a doctor, even if there are no symptoms.
skinGas = The gas itself does not require specific measures.
skinCold = Thaw frosted parts with lukewarm water. Do not rub affected area. Call a doctor.

eyesRinse = Rinse cautiously with running water for several minutes, holding the eyelids open. Remove contact lenses, if present and easy to do.
eyesGas = Rinse with water for several minutes. Consult an ophthalmologist after contact with escaping cold gas.
eyesIrritation = Get medical advice if irritation persists.
eyesDamage = Immediately rinse with running water for at least 20 minutes, holding the eyelids open. Remove contact lenses, if present and easy to do. Continue rinsing during transport to an ophthalmologist.
eyesLye = Alkaline products penetrate deeply into the eye: every second counts.

mouthRinse = Rinse mouth with water.
noVomiting = Do NOT induce vomiting.
vomitingDanger = If vomiting occurs spontaneously, keep the head low so that vomit does not enter the lungs.
ingestionUnwell = Call a POISON CENTER or a doctor if the person feels unwell.
ingestionEmergency = Immediately call a POISON CENTER or a doctor.
ingestionCorrosive = Give no more than one glass of water to drink, and only if the person is fully conscious. Do not attempt to neutralise.
ingestionGas = Ingestion is not a likely route of exposure for a gas.

protectSelf = Pay attention to self-protection and wear the equipment specified in section 8.
protectToxic = Do not inhale the product; wear respiratory protection in contaminated air.
protectSuffocation = Where a lack of oxygen is possible, enter only with self-contained breathing apparatus.

symptomsInhalation = After inhalation
symptomsSkin = After skin contact
symptomsEyes = After eye contact
symptomsIngestion = After ingestion
symptomsLong = After prolonged or repeated exposure
noSymptoms = No specific symptoms follow from the classification.
burnsSkin = Burning pain, redness, blisters and destruction of the skin.
rednessSkin = Redness, itching and pain.
elicitedSkin = In sensitised persons: itching rash, even at this low concentration.
drySkin = Dry and cracked skin after repeated contact.
allergySkin = Itching rash that may appear hours or days after contact and recurs on further contact.
absorbedSkin = Absorbed through the skin: the symptoms of poisoning described for ingestion may occur.
burnsEyes = Severe pain, watering, clouding of the cornea; risk of blindness.
rednessEyes = Redness, watering and pain.
burnsMouth = Burns of the mouth, throat, oesophagus and stomach; risk of perforation.
poisoningSevere = Symptoms of severe poisoning: nausea, vomiting, cramps, impaired consciousness and breathing.
poisoning = Nausea, vomiting, abdominal pain and dizziness.
aspiration = Coughing and choking if the product enters the lungs; chemical pneumonitis may develop within hours.
irritatedAirways = Coughing, sore throat and tightness of the chest.
asthma = Wheezing, shortness of breath and asthma, also delayed, and on renewed exposure even at very low concentrations.
narcosis = Headache, dizziness, drowsiness, nausea; unconsciousness at high concentrations.
toxicInhaled = Shortness of breath, headache, nausea; symptoms may be delayed.
suffocation = Suffocation at high concentrations, often without warning: dizziness, then unconsciousness.
frostbite = Frostbite from escaping liquefied gas.
organs = Damage to the following organs: { $organs }.
organsUnnamed = Damage to organs.
cancer = Cancer may develop after years.
cancerSuspected = Suspected of causing cancer after years.
genetic = Genetic defects are possible or suspected.
reproduction = Harm to fertility or to the unborn child is possible.

treatSymptoms = Treat symptomatically.
doctorCorrosive = Chemical burns: continue rinsing, cover with a sterile dressing. After ingestion, no gastric lavage without endoscopy because of the risk of perforation.
doctorAspiration = Aspiration hazard: gastric lavage only under endotracheal intubation. Monitor for chemical pneumonitis.
doctorLungs = Monitor for pulmonary oedema for at least 48 hours; consider inhaled corticosteroids.
doctorAsthma = Monitor breathing in persons with asthma or a known allergy to the product.
eyeWash = Provide an eyewash station and a safety shower near the workplace.
