/**
 * Digits of the class number as strokes in a box of 60 by 84, so that no font is needed. Stroke width: `digitStroke`.
 */
export const digitPaths: Readonly<Record<string, string>> = {
  '2': 'M8 27C8 15 16 8 30 8C44 8 52 15 52 26C52 36 45 43 33 51C20 60 11 67 9 76.5H53',
  '3': 'M9 25C9 15 17 8 29 8C42 8 50 14 50 24C50 34 42 39 27 39.5C44 39.5 52 47 52 58C52 69 43 76 29 76C16 76 8 69 7 58',
  '4': 'M44 84V12L6 59.5V63.5H63',
  '5': 'M51 8H15.5L11 40C16 34.5 23 32 30 32C43 32 52 41 52 53.5C52 67 43 76 29 76C17 76 9 70 7.5 60',
  '6': 'M50.5 22C49 13.5 42 8 31.5 8C16 8 8 22 8 45C8 66 16 76 30.5 76C43 76 52 67 52 54.5C52 42 43.5 34 31.5 34C19 34 9.5 42 9 53',
  '8': 'M30 8C42 8 49.5 14 49.5 23.5C49.5 33 42 39.5 30 39.5C18 39.5 10.5 33 10.5 23.5C10.5 14 18 8 30 8ZM30 39.5C43 39.5 52 47 52 57.5C52 68.5 43 76 30 76C17 76 8 68.5 8 57.5C8 47 17 39.5 30 39.5Z',
  '9': 'M9.5 62C11 70.5 18 76 28.5 76C44 76 52 62 52 39C52 18 44 8 29.5 8C17 8 8 17 8 29.5C8 42 16.5 50 28.5 50C41 50 50.5 42 51 31',
  '1': 'M36 84V4M34 10C31 19 24 23 12 24',
  '.': 'M7.5 69V84',
};

export const digitStroke = 18;

/** Width of a character including its gap. */
export const digitAdvance: Readonly<Record<string, number>> = { '.': 28, '1': 58 };

export const digitWidth = 68;
