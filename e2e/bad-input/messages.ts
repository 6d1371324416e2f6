export const mandatory = 'Kindly input details as required in the mandatory fields. Marked as (*)';
export const wrongValue = 'Value is incorrect. Value must be a correct range or single value';
export const wrongSymbols = 'You can not enter invalid symbols: symbols <, >, ., - and 0-9 are valid';
export const wrongUfi = 'Please enter 16 character digit in XXXX-XXXX-XXXX-XXXX format.';
export const wrongLogo =
  'Please make sure logo format is one of the following: .png, .gif, or .jpg. File size needs to be under 500 KB';
export const noClass = "DGC can't be Any/None if material has UN number.";
export const noNumber = 'Please enter DG data with valid UN Id to Proceed.';
export const sumOver100 =
  'The total ingredients proportion has exceeded 100%. Kindly review and revise the total ingredient proportion to ≤ 100%';
