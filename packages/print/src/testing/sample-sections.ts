/** Sections of a made-up solvent degreaser, as long as sheets of industry are: only for tests of printing. */
export type SampleBlock =
  | { p: string }
  | { list: string[] }
  | { fields: string[][] }
  | { pictograms: string[][] }
  | { signal: string }
  | { caption: string; heads: string[]; widths: number[]; rows: string[][] };

export type SampleSection = {
  number: number;
  heading: string;
  subsections: { number: string; heading: string; blocks: SampleBlock[] }[];
};

export const sampleSections: SampleSection[] = [
  {
    number: 1,
    heading: 'Identification of the substance/mixture and of the company/undertaking',
    subsections: [
      {
        number: '1.1',
        heading: 'Product identifier',
        blocks: [
          {
            fields: [
              ['Trade name', 'Solvex 440 Degreaser'],
              ['Product code', 'NL-440-9361'],
              ['Unique formula identifier (UFI)', '4352-K041-C007-9721'],
              ['Product form', 'Mixture'],
              ['Product group', 'Industrial solvent cleaner and degreaser'],
              ['Synonyms', 'Cold degreaser; parts wash solvent'],
              ['Container sizes', '500 ml, 5 l, 25 l, 200 l'],
              ['Registration status', 'All components registered, pre-registered or exempt under REACH'],
            ],
          },
        ],
      },
      {
        number: '1.2',
        heading: 'Relevant identified uses of the substance or mixture and uses advised against',
        blocks: [
          {
            list: [
              'Industrial and professional degreasing of metal surfaces and machine parts',
              'Removal of oil, grease, wax and adhesive residues',
              'Dilution of coatings and resins under controlled conditions (local exhaust ventilation)',
              'Uses advised against: consumer use; spray application without local exhaust ventilation; use as a fuel additive',
            ],
          },
        ],
      },
      {
        number: '1.3',
        heading: 'Details of the supplier of the safety data sheet',
        blocks: [
          {
            fields: [
              ['Supplier', 'Northlight Industrial Chemistry GmbH'],
              ['Street address', 'Hafenstraße 112'],
              ['Postal code / city', '20457 Hamburg'],
              ['Country', 'Germany'],
              ['Telephone', '+49 40 301487-0'],
              ['E-mail of the competent person', 'sds@northlight-chem.example'],
              ['Website', 'https://www.northlight-chem.example'],
            ],
          },
        ],
      },
      {
        number: '1.4',
        heading: 'Emergency telephone number',
        blocks: [
          {
            caption: '',
            heads: ['Country', 'Organisation', 'Emergency number', 'Hours'],
            widths: [2, 5, 3, 1.4],
            rows: [
              ['Germany', 'Giftinformationszentrum-Nord, Göttingen', '+49 551 19240', '24 h'],
              ['United Kingdom', 'National Poisons Information Service', '+44 344 892 0111', '24 h'],
              ['France', 'ORFILA (INRS)', '+33 1 45 42 59 59', '24 h'],
              ['Spain', 'Servicio de Información Toxicológica', '+34 91 562 04 20', '24 h'],
              ['Italy', 'Centro Antiveleni, Milano', '+39 02 6610 1029', '24 h'],
              ['Poland', 'Biuro do spraw Substancji Chemicznych', '+48 42 253 84 00', '8–16 h'],
            ],
          },
        ],
      },
    ],
  },
  {
    number: 2,
    heading: 'Hazards identification',
    subsections: [
      {
        number: '2.1',
        heading: 'Classification of the substance or mixture',
        blocks: [
          {
            caption: '',
            heads: ['Hazard class', 'Category', 'Code', 'Hazard statement'],
            widths: [4.5, 1.6, 1.1, 5],
            rows: [
              ['Flammable liquids', '2', 'H225', 'Highly flammable liquid and vapour.'],
              ['Serious eye damage/eye irritation', '2', 'H319', 'Causes serious eye irritation.'],
              ['Specific target organ toxicity — single exposure', '3', 'H336', 'May cause drowsiness or dizziness.'],
              ['Aspiration hazard', '1', 'H304', 'May be fatal if swallowed and enters airways.'],
              ['Skin corrosion/irritation', '2', 'H315', 'Causes skin irritation.'],
              [
                'Specific target organ toxicity — repeated exposure',
                '2',
                'H373',
                'May cause damage to organs through prolonged or repeated exposure (hearing organs).',
              ],
              [
                'Hazardous to the aquatic environment — chronic',
                '2',
                'H411',
                'Toxic to aquatic life with long lasting effects.',
              ],
            ],
          },
        ],
      },
      {
        number: '2.2',
        heading: 'Label elements',
        blocks: [
          {
            pictograms: [
              ['GHS02', 'Flame'],
              ['GHS07', 'Exclamation mark'],
              ['GHS08', 'Health hazard'],
              ['GHS09', 'Environment'],
            ],
          },
          { signal: 'Danger' },
          { p: 'Hazard statements.' },
          {
            list: [
              'H225 Highly flammable liquid and vapour.',
              'H319 Causes serious eye irritation.',
              'H336 May cause drowsiness or dizziness.',
              'H304 May be fatal if swallowed and enters airways.',
              'H315 Causes skin irritation.',
              'H373 May cause damage to organs through prolonged or repeated exposure (hearing organs).',
              'H411 Toxic to aquatic life with long lasting effects.',
            ],
          },
          { p: 'Precautionary statements.' },
          {
            list: [
              'P210 Keep away from heat, hot surfaces, sparks, open flames and other ignition sources. No smoking.',
              'P233 Keep container tightly closed.',
              'P241 Use explosion-proof electrical, ventilating and lighting equipment.',
              'P260 Do not breathe mist, vapours or spray.',
              'P264 Wash hands thoroughly after handling.',
              'P273 Avoid release to the environment.',
              'P280 Wear protective gloves, protective clothing, eye protection and face protection.',
              'P301+P310 IF SWALLOWED: Immediately call a POISON CENTER or doctor.',
              'P303+P361+P353 IF ON SKIN (or hair): Take off immediately all contaminated clothing. Rinse skin with water.',
              'P305+P351+P338 IF IN EYES: Rinse cautiously with water for several minutes. Remove contact lenses, if present and easy to do. Continue rinsing.',
              'P331 Do NOT induce vomiting.',
              'P403+P235 Store in a well-ventilated place. Keep cool.',
              'P501 Dispose of contents and container in accordance with national regulations.',
            ],
          },
        ],
      },
      {
        number: '2.3',
        heading: 'Other hazards',
        blocks: [
          {
            p: 'Vapours are heavier than air and may travel along the ground to a distant source of ignition and flash back. Repeated exposure may cause skin dryness or cracking. The mixture does not contain substances assessed to be PBT or vPvB at levels of 0.1 % or higher. The mixture does not contain components considered to have endocrine disrupting properties according to REACH Article 57(f) at levels of 0.1 % or higher.',
          },
        ],
      },
    ],
  },
  {
    number: 3,
    heading: 'Composition/information on ingredients',
    subsections: [
      {
        number: '3.2',
        heading: 'Mixtures',
        blocks: [
          {
            caption: 'Hazardous ingredients',
            heads: [
              'Chemical name',
              'CAS No.',
              'EC No.',
              'REACH registration No.',
              'Conc. [% w/w]',
              'Classification (EC) 1272/2008',
            ],
            widths: [2.6, 1.7, 1.6, 2.3, 1.5, 4.2],
            rows: [
              [
                'Acetone',
                '67-64-1',
                '200-662-2',
                '01-2119471330-49',
                '19 – < 24',
                'Flam. Liq. 2, H225; Eye Irrit. 2, H319; STOT SE 3, H336',
              ],
              [
                'Propan-2-ol',
                '67-63-0',
                '200-661-7',
                '01-2119457558-25',
                '12 – < 25',
                'Flam. Liq. 2, H225; Eye Irrit. 2, H319; STOT SE 3, H336',
              ],
              [
                'Xylene (mixture of isomers)',
                '1330-20-7',
                '215-535-7',
                '01-2119488216-32',
                '19 – < 32',
                'Flam. Liq. 3, H226; Acute Tox. 4, H312, H332; Skin Irrit. 2, H315; Asp. Tox. 1, H304',
              ],
              [
                'Hydrocarbons, C9, aromatics',
                '128601-23-0',
                '918-668-5',
                '01-2119455851-35',
                '1 – < 13',
                'Flam. Liq. 3, H226; STOT SE 3, H335, H336; Asp. Tox. 1, H304; Aquatic Chronic 2, H411',
              ],
              [
                'n-Butyl acetate',
                '123-86-4',
                '204-658-1',
                '01-2119485493-29',
                '3 – < 11',
                'Flam. Liq. 3, H226; STOT SE 3, H336',
              ],
              [
                'Ethylbenzene',
                '100-41-4',
                '202-849-4',
                '01-2119489370-35',
                '8 – < 16',
                'Flam. Liq. 2, H225; Acute Tox. 4, H332; STOT RE 2, H373; Asp. Tox. 1, H304; Aquatic Chronic 3, H412',
              ],
              [
                '2-Butoxyethanol',
                '111-76-2',
                '203-905-0',
                '01-2119475108-36',
                '12 – < 26',
                'Acute Tox. 4, H312, H332; Skin Irrit. 2, H315; Eye Irrit. 2, H319',
              ],
              [
                'd-Limonene',
                '5989-27-5',
                '227-813-5',
                '01-2119529223-47',
                '6 – < 20',
                'Flam. Liq. 3, H226; Skin Irrit. 2, H315; Asp. Tox. 1, H304; Aquatic Chronic 3, H412',
              ],
            ],
          },
          {
            caption: 'Specific limits and acute toxicity estimates',
            heads: [
              'Substance',
              'Specific conc. limit / M-factor',
              'ATE oral',
              'ATE dermal',
              'ATE inhalation (vapours)',
            ],
            widths: [3, 2.6, 2, 2, 2.4],
            rows: [
              ['Acetone', 'C ≥ 12 %', '2755 mg/kg', '2128 mg/kg', '11.4 mg/l/4h'],
              ['Propan-2-ol', '–', '4072 mg/kg', '1694 mg/kg', '25.5 mg/l/4h'],
              ['Xylene (mixture of isomers)', 'M = 3', '2453 mg/kg', '3452 mg/kg', '31.9 mg/l/4h'],
              ['Hydrocarbons, C9, aromatics', 'C ≥ 19 %', '2009 mg/kg', '3435 mg/kg', '8.3 mg/l/4h'],
              ['n-Butyl acetate', '–', '1963 mg/kg', '4224 mg/kg', '47.9 mg/l/4h'],
              ['Ethylbenzene', 'M = 5', '3065 mg/kg', '2779 mg/kg', '27.2 mg/l/4h'],
              ['2-Butoxyethanol', 'C ≥ 5 %', '5296 mg/kg', '1501 mg/kg', '33.7 mg/l/4h'],
              ['d-Limonene', '–', '5009 mg/kg', '4567 mg/kg', '26.8 mg/l/4h'],
            ],
          },
          {
            p: 'The full text of the hazard statements is given in section 16. Substances with a national or Community workplace exposure limit are listed in section 8. Concentration ranges are given where the exact composition is a trade secret.',
          },
        ],
      },
    ],
  },
  {
    number: 4,
    heading: 'First-aid measures',
    subsections: [
      {
        number: '4.1',
        heading: 'Description of first aid measures',
        blocks: [
          {
            caption: '',
            heads: ['Route of exposure', 'First aid measures'],
            widths: [2.4, 8],
            rows: [
              [
                'General advice',
                'Take off contaminated clothing immediately. Show this safety data sheet to the doctor in attendance. Symptoms of poisoning may appear several hours later; medical observation is advised for at least 48 hours.',
              ],
              [
                'Inhalation',
                'Move the person to fresh air and keep at rest in a position comfortable for breathing. If breathing is irregular or stopped, administer artificial respiration. Call a physician if symptoms develop or persist.',
              ],
              [
                'Skin contact',
                'Wash off immediately with soap and plenty of water. Remove contaminated clothing and shoes and launder before re-use. Get medical attention if irritation develops.',
              ],
              [
                'Eye contact',
                'Rinse immediately with plenty of water, also under the eyelids, for at least 15 minutes. Remove contact lenses if easy to do. Consult an ophthalmologist if irritation persists.',
              ],
              [
                'Ingestion',
                'Rinse mouth with water. Do NOT induce vomiting: aspiration hazard. Keep the head low so that stomach contents do not enter the lungs if vomiting occurs. Call a poison centre immediately.',
              ],
              [
                'Self-protection of the first aider',
                'Use personal protective equipment as described in section 8. Avoid mouth-to-mouth resuscitation without a barrier device.',
              ],
            ],
          },
        ],
      },
      {
        number: '4.2',
        heading: 'Most important symptoms and effects, both acute and delayed',
        blocks: [
          {
            p: 'Headache, dizziness, drowsiness, nausea and, in extreme cases, loss of consciousness. Redness and watering of the eyes. Defatting of the skin on repeated contact. Ingestion may cause gastrointestinal irritation, vomiting and diarrhoea; aspiration may lead to chemical pneumonitis, which may be delayed.',
          },
        ],
      },
      {
        number: '4.3',
        heading: 'Indication of any immediate medical attention and special treatment needed',
        blocks: [
          {
            p: 'Treat symptomatically. After aspiration, monitor respiratory function and provide a chest radiograph. Gastric lavage should be done only after endotracheal intubation. Adrenaline and similar sympathomimetic agents may sensitise the myocardium and should be avoided.',
          },
        ],
      },
    ],
  },
  {
    number: 5,
    heading: 'Firefighting measures',
    subsections: [
      {
        number: '5.1',
        heading: 'Extinguishing media',
        blocks: [
          {
            p: 'Suitable: alcohol-resistant foam, dry powder, carbon dioxide (CO₂), water spray or fog. Unsuitable: high volume water jet, which may scatter and spread the fire.',
          },
        ],
      },
      {
        number: '5.2',
        heading: 'Special hazards arising from the substance or mixture',
        blocks: [
          {
            p: 'Highly flammable. Vapours form explosive mixtures with air, also at ambient temperature. Closed containers may rupture violently when heated. In the event of fire the following hazardous combustion products can be formed:',
          },
          {
            caption: 'Hazardous combustion products',
            heads: ['Combustion product', 'Formula', 'Condition', 'Immediate effect'],
            widths: [3, 1.4, 2.6, 3],
            rows: [
              ['Carbon monoxide', 'CO', 'Incomplete combustion', 'Asphyxiation'],
              ['Carbon dioxide', 'CO₂', 'Always formed', 'Asphyxiation at high levels'],
              ['Formaldehyde', 'CH₂O', 'Smouldering fire', 'Irritation of eyes and airways'],
              ['Acrolein', 'C₃H₄O', 'Smouldering fire', 'Severe irritation of airways'],
              ['Soot and unburnt hydrocarbons', '–', 'Oxygen deficiency', 'Irritation'],
            ],
          },
        ],
      },
      {
        number: '5.3',
        heading: 'Advice for firefighters',
        blocks: [
          {
            p: 'Wear self-contained breathing apparatus and full protective clothing according to EN 469. Cool endangered containers with water spray from a protected position. Collect contaminated extinguishing water separately; it must not be discharged into drains. Fight the fire from upwind and keep unauthorised persons away.',
          },
        ],
      },
    ],
  },
  {
    number: 6,
    heading: 'Accidental release measures',
    subsections: [
      {
        number: '6.1',
        heading: 'Personal precautions, protective equipment and emergency procedures',
        blocks: [
          {
            p: 'For non-emergency personnel: remove all sources of ignition, ventilate the area, evacuate persons upwind and avoid contact with skin, eyes and clothing. Do not breathe vapours. For emergency responders: wear suitable respiratory protection, chemical-resistant gloves made of butyl rubber and antistatic footwear. Monitor the concentration of vapours with a suitable explosimeter; the work area may be entered only below 10 % of the lower explosion limit.',
          },
        ],
      },
      {
        number: '6.2',
        heading: 'Environmental precautions',
        blocks: [
          {
            p: 'Do not allow the product to enter drains, surface water, groundwater or soil. Inform the responsible authorities if the product reaches water courses or sewage systems. Retain contaminated washing water and dispose of it.',
          },
        ],
      },
      {
        number: '6.3',
        heading: 'Methods and material for containment and cleaning up',
        blocks: [
          {
            p: 'Contain the spill with non-combustible absorbent material such as sand, earth, vermiculite or diatomaceous earth and place it in a closed container for disposal. Use non-sparking tools only. Clean the contaminated surface thoroughly with water and detergent; avoid solvents. Large spills: dike and pump off with explosion-proof equipment.',
          },
        ],
      },
      {
        number: '6.4',
        heading: 'Reference to other sections',
        blocks: [
          {
            p: 'See section 7 for safe handling, section 8 for personal protective equipment and section 13 for disposal.',
          },
        ],
      },
    ],
  },
  {
    number: 7,
    heading: 'Handling and storage',
    subsections: [
      {
        number: '7.1',
        heading: 'Precautions for safe handling',
        blocks: [
          {
            p: 'Provide sufficient air exchange and local exhaust ventilation at critical locations. Avoid formation of aerosols. Avoid contact with skin and eyes. Do not eat, drink or smoke in the work area. Wash hands before breaks and after work.',
          },
          {
            p: 'Take precautionary measures against static discharge: ground and bond containers, use conductive hoses and limit the flow velocity to 1 m/s when transferring the product. Vapours may form an explosive atmosphere in emptied containers; do not weld, grind or drill them.',
          },
        ],
      },
      {
        number: '7.2',
        heading: 'Conditions for safe storage, including any incompatibilities',
        blocks: [
          {
            p: 'Keep containers tightly closed in a dry, cool and well-ventilated place. Protect from direct sunlight and heat. Store away from oxidising agents, strong acids and strong alkalis. The floor must be solvent-resistant and electrically conductive.',
          },
          {
            caption: 'Conditions of storage',
            heads: ['Storage parameter', 'Requirement', 'Remark'],
            widths: [3, 3, 3.4],
            rows: [
              ['Storage temperature', '5 – 30 °C', 'Protect from heat and direct sunlight'],
              ['Storage class (TRGS 510)', '3', 'Flammable liquids'],
              ['Suitable container material', 'Stainless steel, carbon steel, HDPE', 'Observe permeation through HDPE'],
              ['Unsuitable container material', 'Natural rubber, polystyrene, PVC', 'Swelling and stress cracking'],
              ['Minimum shelf life', '36 months', 'In the unopened original container'],
            ],
          },
        ],
      },
      {
        number: '7.3',
        heading: 'Specific end use(s)',
        blocks: [
          {
            p: 'Industrial degreasing agent. No further specific end uses are known beyond the uses stated in section 1.2. Observe the technical data sheet and the exposure scenarios annexed to this document.',
          },
        ],
      },
    ],
  },
  {
    number: 8,
    heading: 'Exposure controls/personal protection',
    subsections: [
      {
        number: '8.1',
        heading: 'Control parameters',
        blocks: [
          {
            caption: 'Occupational exposure limits',
            heads: ['Substance', 'Country / list', '8 h TWA [ppm]', '8 h TWA [mg/m³]', 'STEL [ppm]', 'STEL [mg/m³]'],
            widths: [3, 2.4, 1.6, 1.7, 1.4, 1.6],
            rows: [
              ['Acetone', 'EU (IOELV)', '342', '821', '684', '1642'],
              ['Acetone', 'DE (TRGS 900)', '165', '396', '330', '792'],
              ['Propan-2-ol', 'DE (TRGS 900)', '165', '396', '330', '792'],
              ['Propan-2-ol', 'UK (EH40/2005)', '58', '139', '116', '278'],
              ['Xylene (mixture of isomers)', 'UK (EH40/2005)', '445', '1068', '890', '2136'],
              ['Xylene (mixture of isomers)', 'EU (IOELV)', '408', '979', '816', '1958'],
              ['Hydrocarbons, C9, aromatics', 'EU (IOELV)', '266', '638', '532', '1277'],
              ['Hydrocarbons, C9, aromatics', 'DE (TRGS 900)', '284', '682', '568', '1363'],
              ['n-Butyl acetate', 'DE (TRGS 900)', '441', '1058', '882', '2117'],
              ['n-Butyl acetate', 'UK (EH40/2005)', '451', '1082', '902', '2165'],
              ['Ethylbenzene', 'UK (EH40/2005)', '316', '758', '632', '1517'],
              ['Ethylbenzene', 'EU (IOELV)', '383', '919', '766', '1838'],
            ],
          },
          {
            caption: 'Derived no-effect levels (DNEL)',
            heads: ['Substance', 'Population', 'Route', 'Effect', 'DNEL'],
            widths: [3, 2, 1.6, 2.6, 2.2],
            rows: [
              ['Acetone', 'Workers', 'Inhalation', 'Long-term systemic', '455.8 mg/m³'],
              ['Acetone', 'General population', 'Dermal', 'Short-term local', '336.2 mg/kg bw/d'],
              ['Propan-2-ol', 'Workers', 'Dermal', 'Short-term local', '891.7 mg/kg bw/d'],
              ['Propan-2-ol', 'General population', 'Oral', 'Long-term systemic', '230.4 mg/kg bw/d'],
              ['Xylene (mixture of isomers)', 'Workers', 'Oral', 'Long-term systemic', '238.0 mg/kg bw/d'],
              ['Xylene (mixture of isomers)', 'General population', 'Inhalation', 'Short-term local', '314.9 mg/m³'],
              ['Hydrocarbons, C9, aromatics', 'Workers', 'Inhalation', 'Short-term local', '505.1 mg/m³'],
              ['Hydrocarbons, C9, aromatics', 'General population', 'Dermal', 'Long-term systemic', '89.3 mg/kg bw/d'],
              ['n-Butyl acetate', 'Workers', 'Dermal', 'Long-term systemic', '170.7 mg/kg bw/d'],
              ['n-Butyl acetate', 'General population', 'Oral', 'Short-term local', '170.8 mg/kg bw/d'],
              ['Ethylbenzene', 'Workers', 'Oral', 'Short-term local', '848.7 mg/kg bw/d'],
              ['Ethylbenzene', 'General population', 'Inhalation', 'Long-term systemic', '148.8 mg/m³'],
            ],
          },
          {
            caption: 'Predicted no-effect concentrations (PNEC)',
            heads: ['Substance', 'Compartment', 'PNEC', 'Unit'],
            widths: [3, 3, 1.6, 1.2],
            rows: [
              ['Acetone', 'Fresh water', '10.360', 'mg/l'],
              ['Acetone', 'Marine water', '14.620', 'mg/l'],
              ['Acetone', 'Fresh water sediment', '32.890', 'mg/kg'],
              ['Acetone', 'Soil', '19.099', 'mg/kg'],
              ['Acetone', 'Sewage treatment plant', '8.285', 'mg/l'],
              ['Propan-2-ol', 'Fresh water', '12.954', 'mg/l'],
              ['Propan-2-ol', 'Marine water', '21.909', 'mg/l'],
              ['Propan-2-ol', 'Fresh water sediment', '4.689', 'mg/kg'],
              ['Propan-2-ol', 'Soil', '10.933', 'mg/kg'],
              ['Propan-2-ol', 'Sewage treatment plant', '35.706', 'mg/l'],
              ['Xylene (mixture of isomers)', 'Fresh water', '31.105', 'mg/l'],
              ['Xylene (mixture of isomers)', 'Marine water', '20.029', 'mg/l'],
              ['Xylene (mixture of isomers)', 'Fresh water sediment', '31.187', 'mg/kg'],
              ['Xylene (mixture of isomers)', 'Soil', '26.324', 'mg/kg'],
              ['Xylene (mixture of isomers)', 'Sewage treatment plant', '10.744', 'mg/l'],
            ],
          },
        ],
      },
      {
        number: '8.2',
        heading: 'Exposure controls',
        blocks: [
          {
            p: 'Engineering controls: use in closed systems or with local exhaust ventilation. Ensure that the exposure limits are observed; if they are exceeded, wear respiratory protection. Eye-wash stations and emergency showers must be available close to the workplace.',
          },
          {
            p: 'Eye/face protection: tightly fitting safety goggles according to EN ISO 16321. Body protection: flame-retardant, antistatic protective clothing (EN ISO 11612, EN 1149-5). Respiratory protection: combination filter type A-P2 (EN 14387); for short-term exposure filter type AX. Use self-contained breathing apparatus at high or unknown concentrations.',
          },
          {
            caption: 'Protective gloves',
            heads: ['Glove material', 'Thickness [mm]', 'Breakthrough time [min]', 'Level (EN ISO 374-1)', 'Use'],
            widths: [3, 1.6, 2.2, 2.2, 2.4],
            rows: [
              ['Butyl rubber', '0.7', '> 480', '6', 'Full contact'],
              ['Laminate (PE/EVAL)', '0.06', '> 480', '6', 'Full contact'],
              ['Fluoroelastomer (FKM)', '0.7', '> 120', '4', 'Splash contact'],
              ['Nitrile rubber', '0.4', '> 10', '1', 'Splash contact only'],
              ['Polychloroprene', '0.65', '> 30', '2', 'Splash contact'],
            ],
          },
          {
            p: 'Environmental exposure controls: do not allow vapours to accumulate in pits and basements. Exhaust air should be treated by activated carbon or thermal oxidation according to the national emission rules.',
          },
        ],
      },
    ],
  },
  {
    number: 9,
    heading: 'Physical and chemical properties',
    subsections: [
      {
        number: '9.1',
        heading: 'Information on basic physical and chemical properties',
        blocks: [
          {
            caption: 'Physical and chemical properties',
            heads: ['Property', 'Value', 'Method / remark'],
            widths: [4, 4, 2.6],
            rows: [
              ['Physical state', 'Liquid', '20 °C, 1013 hPa'],
              ['Colour', 'Colourless to slightly yellow', ''],
              ['Odour', 'Characteristic, ester-like', ''],
              ['Odour threshold', 'Not determined', ''],
              ['pH', 'Not applicable', ''],
              ['Melting point/freezing point', '-70 °C', 'OECD 102'],
              ['Initial boiling point and boiling range', '81.3 – 116.3 °C', 'ASTM D 86'],
              ['Flash point', '-7 °C', 'ISO 3679, c.c.'],
              ['Evaporation rate (n-butyl acetate = 1)', '1.4', 'DIN 53170'],
              ['Flammability', 'Highly flammable', ''],
              ['Lower explosion limit', '1.8 % v/v', 'EN 1839'],
              ['Upper explosion limit', '12.9 % v/v', 'EN 1839'],
              ['Vapour pressure (20 °C)', '143 hPa', 'OECD 104'],
              ['Relative vapour density (air = 1)', '3.69', ''],
              ['Density (20 °C)', '0.823 g/cm³', 'ISO 12185'],
              ['Solubility in water', 'Partly miscible', 'OECD 105'],
              ['Partition coefficient n-octanol/water (log Kow)', '–', 'Not applicable'],
              ['Auto-ignition temperature', '406 °C', 'ASTM E 659'],
              ['Decomposition temperature', 'Not determined', ''],
              ['Kinematic viscosity (40 °C)', '0.65 mm²/s', 'ISO 3104'],
              [
                'Explosive properties',
                'Product is not explosive; formation of explosive vapour/air mixtures is possible',
                '',
              ],
              ['Oxidising properties', 'None', ''],
              ['Particle characteristics', '–', 'Not applicable to liquids'],
            ],
          },
        ],
      },
      {
        number: '9.2',
        heading: 'Other information',
        blocks: [
          {
            p: 'VOC content according to Directive 2010/75/EU: 100 %. Surface tension 24 mN/m at 20 °C. Refractive index 1.392 – 1.401. Minimum ignition energy 0.23 mJ; explosion group IIB; temperature class T2.',
          },
        ],
      },
    ],
  },
  {
    number: 10,
    heading: 'Stability and reactivity',
    subsections: [
      {
        number: '10.1',
        heading: 'Reactivity',
        blocks: [{ p: 'No dangerous reactions are known under normal conditions of use.' }],
      },
      {
        number: '10.2',
        heading: 'Chemical stability',
        blocks: [
          { p: 'Stable under recommended storage and handling conditions (see section 7). No polymerisation occurs.' },
        ],
      },
      {
        number: '10.3',
        heading: 'Possibility of hazardous reactions',
        blocks: [
          {
            p: 'May react exothermically with strong oxidising agents. Vapours may form explosive mixtures with air. Contact with chloroform in the presence of bases may lead to violent reactions.',
          },
        ],
      },
      {
        number: '10.4',
        heading: 'Conditions to avoid',
        blocks: [
          {
            p: 'Heat, open flames, hot surfaces, sparks and other sources of ignition. Build-up of electrostatic charge. Direct sunlight over longer periods.',
          },
        ],
      },
      {
        number: '10.5',
        heading: 'Incompatible materials',
        blocks: [
          {
            p: 'Strong oxidising agents (peroxides, nitrates, chlorates), strong acids, strong alkalis, halogenated hydrocarbons, amines and alkali metals. Attacks many plastics, rubbers and coatings.',
          },
        ],
      },
      {
        number: '10.6',
        heading: 'Hazardous decomposition products',
        blocks: [
          {
            p: 'No decomposition if stored and applied as directed. For decomposition products in case of fire see section 5.2.',
          },
        ],
      },
    ],
  },
  {
    number: 11,
    heading: 'Toxicological information',
    subsections: [
      {
        number: '11.1',
        heading: 'Information on hazard classes as defined in Regulation (EC) No 1272/2008',
        blocks: [
          {
            caption: 'Acute toxicity',
            heads: ['Substance', 'Route', 'Species', 'Endpoint', 'Value', 'Method'],
            widths: [3, 1.6, 1.4, 1.8, 2, 1.6],
            rows: [
              ['Acetone', 'Oral', 'Rat', 'LD50', '7647 mg/kg', 'OECD 401'],
              ['Acetone', 'Dermal', 'Rabbit', 'LD50', '6785 mg/kg', 'OECD 402'],
              ['Acetone', 'Inhalation', 'Rat', 'LC50 (4 h)', '36.5 mg/l', 'OECD 403'],
              ['Propan-2-ol', 'Oral', 'Mouse', 'LD50', '8966 mg/kg', 'OECD 401'],
              ['Propan-2-ol', 'Dermal', 'Rabbit', 'LD50', '6494 mg/kg', 'OECD 402'],
              ['Propan-2-ol', 'Inhalation', 'Mouse', 'LC50 (4 h)', '38.9 mg/l', 'OECD 403'],
              ['Xylene (mixture of isomers)', 'Oral', 'Rat', 'LD50', '5537 mg/kg', 'OECD 401'],
              ['Xylene (mixture of isomers)', 'Dermal', 'Rabbit', 'LD50', '4276 mg/kg', 'OECD 402'],
              ['Xylene (mixture of isomers)', 'Inhalation', 'Rat', 'LC50 (4 h)', '23.5 mg/l', 'OECD 403'],
              ['Hydrocarbons, C9, aromatics', 'Oral', 'Mouse', 'LD50', '4212 mg/kg', 'OECD 401'],
              ['Hydrocarbons, C9, aromatics', 'Dermal', 'Rabbit', 'LD50', '4569 mg/kg', 'OECD 402'],
              ['Hydrocarbons, C9, aromatics', 'Inhalation', 'Mouse', 'LC50 (4 h)', '44.5 mg/l', 'OECD 403'],
              ['n-Butyl acetate', 'Oral', 'Rat', 'LD50', '2842 mg/kg', 'OECD 401'],
              ['n-Butyl acetate', 'Dermal', 'Rabbit', 'LD50', '5308 mg/kg', 'OECD 402'],
              ['n-Butyl acetate', 'Inhalation', 'Rat', 'LC50 (4 h)', '46.9 mg/l', 'OECD 403'],
              ['Ethylbenzene', 'Oral', 'Mouse', 'LD50', '3392 mg/kg', 'OECD 401'],
              ['Ethylbenzene', 'Dermal', 'Rabbit', 'LD50', '3781 mg/kg', 'OECD 402'],
              ['Ethylbenzene', 'Inhalation', 'Mouse', 'LC50 (4 h)', '74.9 mg/l', 'OECD 403'],
            ],
          },
          { p: 'Acute toxicity.' },
          {
            p: 'Based on available data, the classification criteria are not met for the oral route. The acute toxicity estimates of the mixture were calculated with the additivity formula.',
          },
          { p: 'Skin corrosion/irritation.' },
          {
            p: 'Causes skin irritation. Repeated or prolonged contact removes the natural fat from the skin and may lead to dermatitis.',
          },
          { p: 'Serious eye damage/irritation.' },
          { p: 'Causes serious eye irritation. Vapours above the exposure limit irritate the eyes.' },
          { p: 'Respiratory or skin sensitisation.' },
          {
            p: 'Contains d-limonene. May produce an allergic reaction in sensitised persons; the concentration is below the classification limit.',
          },
          { p: 'Germ cell mutagenicity.' },
          { p: 'In vitro and in vivo tests with the components gave no indication of mutagenic effects.' },
          { p: 'Carcinogenicity.' },
          {
            p: 'Ethylbenzene: IARC group 2B (possibly carcinogenic to humans). Classification criteria according to CLP are not met.',
          },
          { p: 'Reproductive toxicity.' },
          {
            p: 'Animal studies show effects on fertility and development only at doses that are toxic to the parent animals.',
          },
          { p: 'STOT — single exposure.' },
          { p: 'May cause drowsiness or dizziness. High vapour concentrations have a narcotic effect.' },
          { p: 'STOT — repeated exposure.' },
          { p: 'May cause damage to the hearing organs through prolonged or repeated exposure by inhalation.' },
          { p: 'Aspiration hazard.' },
          { p: 'May be fatal if swallowed and enters airways; kinematic viscosity is below 20.5 mm²/s at 40 °C.' },
        ],
      },
      {
        number: '11.2',
        heading: 'Information on other hazards',
        blocks: [
          {
            p: 'Endocrine disrupting properties: the mixture does not contain substances considered to have endocrine disrupting properties. Simultaneous consumption of alcohol intensifies the toxic effects.',
          },
        ],
      },
    ],
  },
  {
    number: 12,
    heading: 'Ecological information',
    subsections: [
      {
        number: '12.1',
        heading: 'Toxicity',
        blocks: [
          {
            caption: 'Aquatic toxicity',
            heads: ['Substance', 'Test organism', 'Endpoint', 'Exposure', 'Value [mg/l]'],
            widths: [2.6, 4, 1.4, 1.4, 1.6],
            rows: [
              ['Acetone', 'Oncorhynchus mykiss (fish)', 'LC50', '96 h', '1877.5'],
              ['Acetone', 'Daphnia magna (crustacean)', 'EC50', '48 h', '3551.9'],
              ['Acetone', 'Pseudokirchneriella subcapitata (alga)', 'ErC50', '72 h', '2097.4'],
              ['Propan-2-ol', 'Oncorhynchus mykiss (fish)', 'LC50', '96 h', '2609.4'],
              ['Propan-2-ol', 'Daphnia magna (crustacean)', 'EC50', '48 h', '2780.5'],
              ['Propan-2-ol', 'Pseudokirchneriella subcapitata (alga)', 'ErC50', '72 h', '480.7'],
              ['Xylene (mixture of isomers)', 'Oncorhynchus mykiss (fish)', 'LC50', '96 h', '8908.2'],
              ['Xylene (mixture of isomers)', 'Daphnia magna (crustacean)', 'EC50', '48 h', '4083.3'],
              ['Xylene (mixture of isomers)', 'Pseudokirchneriella subcapitata (alga)', 'ErC50', '72 h', '7334.5'],
              ['Hydrocarbons, C9, aromatics', 'Oncorhynchus mykiss (fish)', 'LC50', '96 h', '8337.5'],
              ['Hydrocarbons, C9, aromatics', 'Daphnia magna (crustacean)', 'EC50', '48 h', '1941.5'],
              ['Hydrocarbons, C9, aromatics', 'Pseudokirchneriella subcapitata (alga)', 'ErC50', '72 h', '5030.7'],
              ['n-Butyl acetate', 'Oncorhynchus mykiss (fish)', 'LC50', '96 h', '6830.2'],
              ['n-Butyl acetate', 'Daphnia magna (crustacean)', 'EC50', '48 h', '6138.5'],
              ['n-Butyl acetate', 'Pseudokirchneriella subcapitata (alga)', 'ErC50', '72 h', '100.2'],
              ['Ethylbenzene', 'Oncorhynchus mykiss (fish)', 'LC50', '96 h', '3649.2'],
              ['Ethylbenzene', 'Daphnia magna (crustacean)', 'EC50', '48 h', '3688.2'],
              ['Ethylbenzene', 'Pseudokirchneriella subcapitata (alga)', 'ErC50', '72 h', '728.3'],
            ],
          },
        ],
      },
      {
        number: '12.2',
        heading: 'Persistence and degradability',
        blocks: [
          {
            caption: 'Degradability and bioaccumulation',
            heads: ['Substance', 'Biodegradation (28 d)', 'log Kow', 'BCF', 'Assessment'],
            widths: [3, 2.6, 1.2, 1.2, 3],
            rows: [
              ['Acetone', '61 % (OECD 301B)', '3.24', '48', 'Readily biodegradable'],
              ['Propan-2-ol', '81 % (OECD 301C)', '2.60', '87', 'Readily biodegradable'],
              ['Xylene (mixture of isomers)', '97 % (OECD 301D)', '2.70', '68', 'Readily biodegradable'],
              ['Hydrocarbons, C9, aromatics', '88 % (OECD 301F)', '1.05', '32', 'Inherently biodegradable'],
              ['n-Butyl acetate', '74 % (OECD 301B)', '2.09', '86', 'Readily biodegradable'],
              ['Ethylbenzene', '83 % (OECD 301C)', '3.22', '11', 'Readily biodegradable'],
              ['2-Butoxyethanol', '73 % (OECD 301D)', '1.78', '67', 'Readily biodegradable'],
              ['d-Limonene', '97 % (OECD 301F)', '0.61', '79', 'Inherently biodegradable'],
            ],
          },
        ],
      },
      {
        number: '12.3',
        heading: 'Bioaccumulative potential',
        blocks: [
          {
            p: 'The product evaporates readily from water and soil surfaces. It floats on water and is partly miscible with it. Adsorption to soil particles is low and leaching into groundwater is possible.',
          },
        ],
      },
      {
        number: '12.5',
        heading: 'Results of PBT and vPvB assessment',
        blocks: [
          {
            p: 'The mixture contains no substance fulfilling the PBT or vPvB criteria of REACH Annex XIII at 0.1 % or more.',
          },
        ],
      },
      {
        number: '12.6',
        heading: 'Endocrine disrupting properties',
        blocks: [
          {
            p: 'No endocrine disrupting effects on non-target organisms are known. Water hazard class (Germany): WGK 2, hazardous to water.',
          },
        ],
      },
    ],
  },
  {
    number: 13,
    heading: 'Disposal considerations',
    subsections: [
      {
        number: '13.1',
        heading: 'Waste treatment methods',
        blocks: [
          {
            p: 'Dispose of waste and residues as hazardous waste in accordance with Directive 2008/98/EC and national law. Do not mix with other waste. Incinerate in an approved installation. The waste code must be assigned by the user based on the application of the product.',
          },
          {
            caption: '',
            heads: ['Waste code', 'Description', 'Hazardous property'],
            widths: [1.6, 6, 2.4],
            rows: [
              ['07 01 04*', 'Other organic solvents, washing liquids and mother liquors', 'HP 3, HP 4, HP 14'],
              ['14 06 03*', 'Other solvents and solvent mixtures', 'HP 3, HP 4, HP 14'],
              [
                '15 01 10*',
                'Packaging containing residues of or contaminated by dangerous substances',
                'HP 3, HP 4, HP 14',
              ],
              [
                '15 02 02*',
                'Absorbents, filter materials and wiping cloths contaminated by dangerous substances',
                'HP 3, HP 4, HP 14',
              ],
            ],
          },
          {
            p: 'Contaminated packaging: empty completely, keep away from sources of ignition and hand over to a certified recycling company. Uncleaned packaging must be disposed of like the product.',
          },
        ],
      },
    ],
  },
  {
    number: 14,
    heading: 'Transport information',
    subsections: [
      {
        number: '14.1–14.7',
        heading: 'Transport classification',
        blocks: [
          {
            caption: 'Transport',
            heads: ['', 'ADR/RID', 'ADN', 'IMDG', 'IATA-DGR'],
            widths: [2.6, 2, 2, 2, 2],
            rows: [
              ['UN number or ID number', 'UN 1993', 'UN 1993', 'UN 1993', 'UN 1993'],
              [
                'UN proper shipping name',
                'FLAMMABLE LIQUID, N.O.S. (acetone, xylene)',
                'FLAMMABLE LIQUID, N.O.S. (acetone, xylene)',
                'FLAMMABLE LIQUID, N.O.S. (acetone, xylene)',
                'FLAMMABLE LIQUID, N.O.S. (acetone, xylene)',
              ],
              ['Transport hazard class(es)', '3', '3', '3', '3'],
              ['Packing group', 'II', 'II', 'II', 'II'],
              ['Environmental hazards', 'Yes', 'Yes', 'Marine pollutant', 'Yes'],
              ['Special provisions', '274 601 640D', '274 601 640D', '274', 'A3'],
              ['Limited quantities', '1 l', '1 l', '1 l', 'Y341 / 1 l'],
              ['Classification code / EmS', 'F1', 'F1', 'F-E, S-E', '3H'],
              ['Tunnel restriction code', '(D/E)', '–', '–', '–'],
              [
                'Special precautions for user',
                'See sections 6 to 8',
                'See sections 6 to 8',
                'See sections 6 to 8',
                'See sections 6 to 8',
              ],
            ],
          },
        ],
      },
    ],
  },
  {
    number: 15,
    heading: 'Regulatory information',
    subsections: [
      {
        number: '15.1',
        heading: 'Safety, health and environmental regulations/legislation specific for the substance or mixture',
        blocks: [
          {
            p: 'EU regulations: Regulation (EC) No 1907/2006 (REACH), Annex XVII entries 3, 40 and 75; Regulation (EC) No 1272/2008 (CLP); Directive 2012/18/EU (Seveso III): P5c flammable liquids, E2 hazardous to the aquatic environment; Directive 2010/75/EU on industrial emissions; Directive 98/24/EC on chemical agents at work; Directive 94/33/EC on young people at work; Directive 92/85/EEC on pregnant workers.',
          },
          {
            p: 'National regulations (Germany): TRGS 510, TRGS 900, TRGS 401, TRGS 727; AwSV water hazard class WGK 2; TA Luft number 5.2.5 class I. Observe the employment restrictions for young persons and expectant mothers.',
          },
          {
            caption: '',
            heads: ['Inventory', 'Region', 'Status'],
            widths: [2, 2, 5],
            rows: [
              ['REACH', 'EU', 'All components listed or exempt'],
              ['TSCA', 'United States', 'All components active'],
              ['DSL', 'Canada', 'Listed'],
              ['AIIC', 'Australia', 'Listed'],
              ['ENCS / ISHL', 'Japan', 'Listed'],
              ['IECSC', 'China', 'Listed'],
              ['KECI', 'Korea', 'Listed'],
              ['PICCS', 'Philippines', 'Listed'],
            ],
          },
        ],
      },
      {
        number: '15.2',
        heading: 'Chemical safety assessment',
        blocks: [
          {
            p: 'A chemical safety assessment has not been carried out for this mixture. Chemical safety assessments were carried out for the components acetone, propan-2-ol, xylene and n-butyl acetate.',
          },
        ],
      },
    ],
  },
  {
    number: 16,
    heading: 'Other information',
    subsections: [
      {
        number: '16.1',
        heading: 'Indication of changes',
        blocks: [
          {
            caption: '',
            heads: ['Section', 'Change', 'Version'],
            widths: [1.2, 6, 1.2],
            rows: [
              ['2', 'Classification updated following new test data', '4.2'],
              ['3', 'Concentration ranges revised; UFI added', '4.2'],
              ['8', 'Occupational exposure limits updated', '4.1'],
              ['12', 'Endocrine disrupting properties added (EU 2020/878)', '4.0'],
              ['14', 'Transport classification reviewed (ADR 2025)', '4.0'],
            ],
          },
        ],
      },
      {
        number: '16.2',
        heading: 'Abbreviations and acronyms',
        blocks: [
          {
            caption: '',
            heads: ['Abbreviation', 'Meaning'],
            widths: [1.6, 8],
            rows: [
              ['ADR', 'Agreement concerning the International Carriage of Dangerous Goods by Road'],
              ['ADN', 'Agreement concerning the International Carriage of Dangerous Goods by Inland Waterways'],
              ['ATE', 'Acute toxicity estimate'],
              ['BCF', 'Bioconcentration factor'],
              ['CAS', 'Chemical Abstracts Service'],
              ['CLP', 'Classification, Labelling and Packaging Regulation'],
              ['DNEL', 'Derived no-effect level'],
              ['EC50', 'Median effective concentration'],
              ['GHS', 'Globally Harmonized System of Classification and Labelling of Chemicals'],
              ['IATA', 'International Air Transport Association'],
              ['IMDG', 'International Maritime Dangerous Goods Code'],
              ['LC50', 'Median lethal concentration'],
              ['LD50', 'Median lethal dose'],
              ['OEL', 'Occupational exposure limit'],
              ['PBT', 'Persistent, bioaccumulative and toxic'],
              ['PNEC', 'Predicted no-effect concentration'],
              ['REACH', 'Registration, Evaluation, Authorisation and Restriction of Chemicals'],
              ['RID', 'Regulations concerning the International Carriage of Dangerous Goods by Rail'],
              ['STEL', 'Short-term exposure limit'],
              ['STOT', 'Specific target organ toxicity'],
              ['TWA', 'Time-weighted average'],
              ['UFI', 'Unique formula identifier'],
              ['VOC', 'Volatile organic compounds'],
              ['vPvB', 'Very persistent and very bioaccumulative'],
            ],
          },
        ],
      },
      {
        number: '16.3',
        heading: 'Full text of H-statements referred to under sections 2 and 3',
        blocks: [
          {
            list: [
              'H225 Highly flammable liquid and vapour.',
              'H319 Causes serious eye irritation.',
              'H336 May cause drowsiness or dizziness.',
              'H304 May be fatal if swallowed and enters airways.',
              'H315 Causes skin irritation.',
              'H373 May cause damage to organs through prolonged or repeated exposure (hearing organs).',
              'H411 Toxic to aquatic life with long lasting effects.',
              'H332 Harmful if inhaled.',
              'H412 Harmful to aquatic life with long lasting effects.',
            ],
          },
        ],
      },
      {
        number: '16.4',
        heading: 'Training advice and disclaimer',
        blocks: [
          {
            p: 'Provide adequate information, instruction and training for operators before first use. Personnel must be trained in the use of respiratory protection and in fire fighting with portable extinguishers.',
          },
          {
            p: 'The information in this safety data sheet is based on the present state of our knowledge and on current national and EU laws. It describes the product with regard to safety requirements and must not be construed as a guarantee of specific properties. The product must not be used for purposes other than those specified in section 1 without first obtaining written handling instructions. It is always the responsibility of the user to take all necessary measures to fulfil the requirements of local rules and legislation.',
          },
        ],
      },
    ],
  },
];
