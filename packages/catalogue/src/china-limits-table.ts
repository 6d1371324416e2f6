/**
 * Limits of China by CAS number, in the notation of `oel` (PC-TWA, PC-STEL, and MAC as the ceiling): entries of GBZ 2.1-2019, Table 1, in
 * which an extract of it and a second source agree: GB/T 50493-2019, Appendix B, or the text of GBZ 2-2002 where the value has stayed.
 * Benzene, whose value an amendment lowered, and what only one of them has are left out. The mark of toluene is from knowledge.
 */
// prettier-ignore
export const chinaLimits: Readonly<Record<string, string>> = {
  '62-53-3': '3/- (skin)',
  '67-56-1': '25/- stel 50/- (skin)',
  '67-64-1': '300/- stel 450/-',
  '71-23-8': '200/- stel 300/-',
  '75-44-5': 'ceil 0.5/-',
  '79-10-7': '6/- (skin)',
  '95-47-6': '50/- stel 100/-',
  '100-42-5': '50/- stel 100/- (skin)',
  '100-44-7': 'ceil 5/-',
  '106-42-3': '50/- stel 100/-',
  '107-13-1': '1/- stel 2/- (skin)',
  '108-38-3': '50/- stel 100/-',
  '108-88-3': '50/- stel 100/- (skin)',
  '108-95-2': '10/- (skin)',
  '110-86-1': '4/-',
  '124-38-9': '9000/- stel 18000/-',
  '1330-20-7': '50/- stel 100/-',
  '7446-09-5': '5/- stel 10/-',
  '7647-01-0': 'ceil 7.5/-',
  '7664-41-7': '20/- stel 30/-',
  '7722-84-1': '1.5/-',
  '7782-50-5': 'ceil 1/-',
  '7783-06-4': 'ceil 10/-',
  '10028-15-6': 'ceil 0.3/-',
  '10102-44-0': '5/- stel 10/-',
};
