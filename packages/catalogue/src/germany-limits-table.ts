/**
 * Limits of Germany (Arbeitsplatzgrenzwerte, TRGS 900) by source and CAS number, in the notation of `oel`, with the limit of peaks: at
 * 20 °C and 101.3 kPa. Entries of amendments that were read, and entries as dated data sheets of makers quote them. Left out:
 * what the Union has lowered since (xylenes, n-hexane, N-methylpyrrolidone), toluene and acetaldehyde, of which the limit of
 * peaks differs or is not told, and what stands in undated sheets alone.
 */
// prettier-ignore
export const germanyLimits: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'trgs900-2011': {
    '79-09-4': '31/10 peak 2-I',
    '110-80-5': '7.6/2 peak 8-II (skin)',
    '111-15-9': '10.8/2 peak 8-II (skin)',
    '112-34-5': '67/10 peak 1.5-I',
    '7803-51-2': '0.14/0.1 peak 2-II',
  },
  'trgs900-2015': {
    '124-68-5': '3.7/1 peak 2-II (skin)',
    '10043-35-3': '0.5/- peak 2-I (inhalable)',
  },
  'trgs900-2022': {
    '100-37-8': '9.7/2 peak 1-I=2.5 (skin)',
    '110-91-8': '18/5 peak 1-I=2 (skin)',
  },
  'trgs900-2023': {
    '111-44-4': '3/0.5 peak 2-II (skin)',
  },
  'trgs900-2024': {
    '107-02-8': '0.05/0.02 peak 2.5-I (skin)',
  },
  'trgs900-ser': {
    '75-56-9': '2.4/1 stel 9.6/4',
  },
  'trgs900-sds-2015': {
    '67-63-0': '500/200 peak 2-II',
    '74-98-6': '1800/1000 peak 4-II',
    '75-28-5': '2400/1000 peak 4-II',
    '106-97-8': '2400/1000 peak 4-II',
    '107-98-2': '370/100 peak 2-I',
    '110-82-7': '700/200 peak 4-II',
  },
  'trgs900-sds-2016': {
    '5989-27-5': '28/5 peak 4-II (skin, skin sensitisation)',
    '25265-71-8': '100/- peak 2-II (inhalable)',
  },
  'trgs900-sds-2018': {
    '96-29-7': '1/0.3 peak 8-I (skin, skin sensitisation)',
    '98-73-7': '2/- peak 2-II (inhalable, skin)',
  },
  'trgs900-sds-2021': {
    '64-17-5': '380/- stel 1520/-',
    '1569-02-4': '86/- stel 172/-',
  },
};
