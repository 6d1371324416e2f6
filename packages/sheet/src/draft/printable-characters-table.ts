/**
 * The characters that the sheet's fonts can print, as successive ranges. Each item gives the distance of the range's
 * start from the end of the range before and, after a colon, how many characters follow the first; both in base 36. A
 * test of the typesetter compares the table with the fonts and prints the correct one.
 */
export const printableRanges = [
  '9:1 3 j:2m y:k7 3:5 5:6 2 2:j 2:1q f:8v 65:1 3:2 3 6 4 2:p 3 3:o 2:1 5:h 3 5 3 2 3 4:1 2:1 8 2 2:1 2 2 6:1 3 5:4',
  '2 6 5 2:2 2:3 3:a 2:3 7:2 b 7:9 2x:1 bh:3j 1h8 1x1:g 5 2:7 c2:8 3c:6x 2:7u 3:5 3:11 3:5 3:7 2 2 2 2:u 3:1g 2:e',
  '2:d 3:5 2:i 3:2 2:8 2:2s 2:b 3:q 2:c 4:w g:f 2 3:c g:2n 10:1 5 7:a8 2 3:1 2:3 5:3 4 2 3:7 9 6 4:1w 2 o:1 6:u l 2',
  'c:b 1n:1 29:1 3v 6 6 4 4 4 1k x:1 5 9 4 4 4 4:3 d:2n 6:1 3 o q:3 2 2 u:7 2:6 f 2:9 s 5:2 6 2p d a c 3 4 1h:1 14',
  '11:1r 75:ec a:1q 4:4 4q 2q:v 9t:3h z:p 2:2g d:5x r:b 5:1r 2:2d 3:2u 6:14 4:1e 2:15 2:16 6:z d:1a 2:66 2:17 2:58o',
  '23:g5s 19s:2n 2p:5m 6:1 2 2:4 p:d 74 1b ea:1n fbp:2h 2:47 2:3d 43:6 22:1 5:3 d:7 d:3 b:d 9:1 6 2:a e:1 j:9 2:1',
  '3:1 5:1 j:3 8v:1 4z a 4 w:1b x:4 2:3q 3 2:59 4:5 3:5 3:5 3:2 4:6 2:6 e:1 1hf:5 2:15 2:8 14cm:2c 2:1y 2:1 3 3:1',
  '3:3 2:b 2 2:6 2:1s 2:3 3:7 2:6 2:r 2:3 2:4 2 4:6 2:9f 3:83 3:1d 1dt:u 4te:2g 1mb 3g 2:1 o 2 c s 15 2r c 1q 35 7s',
  '1y g 3c 29 5b 1i 36 11 1n n 26 3a 2r 3d 1r 1f 3j 2d 32 8 p 5j 33 22 3m o 7t 39 j 3t 3n 9 14 5m iq 1o o v 7 2k d',
  'p u r e 2e 16 27 2i:1 a1 34 31 2a 1o aj 7a 2f fw 5z o t m q a 5 m 15 2b:1 6i 2g 3o ap 4d 7a 3z gs 6i a0 28 6c 89',
  '3y 9:1 2e 3b 7 cd 2p bt cr d:1 1d al 2i 4 2:1 2 5 5 5 q 24:1 6 k 3j 3a 1m 1c 7 31:2 d 5h g z 10:1 3n a e 11 p gr',
  'dj o:1 12 1s 2 e 1e 43 12:1 15 9n 5p 23 31 5f 1k 6o 5q k gp 3g 98 4l 2b 6q 36 1c 24 3x p 4n 72 6o a 15 1f x 9z',
  '2g b 5p 3r 10 o 1l 1a de 2o 23 1h 10 1c 1x:1 5z 6q 1k b 5c 9c 8 8 77 c:1 d 5d 49 p 8t 3x 14 c 3 2l l:1 g 1n 1l',
  '3c c r h b 21 3x 8k:1 20 6 m 5i 52 3v dl 8 1e 31 2n 9t d 2v u 16 1w 1t 1m 1g 17 20 2l 5h 8 22 17 1r 9v 11 8f',
  '2q:2 70 p 18 ip:1 z i 1l cr:1 s 2b f 3f l 1b 9s 5v 1b 5s 8f b 9 39 3g 57 19 34 br 1u 41 1d cc b 35 62 1n 4 21 7q',
  '2l:1 4v t 1u z 6e 9y 3 y s:1 1e:1 2r b q 1a 14 1g g 7 2t 3c 1a 2g 8 2 3 3t 1f 2p 3u k 8 8 n 2b g 2a b 1o 5i iw h',
  'db 8v 4w 35 15 1j 5c 52 bw k9 40 1m 14 c 1t 1m n e 45 5 9 1u 9 1v l 2b 3b 47 82 62 4r ca h o 48 8b 7y s 5r 22 6',
  'y 11m at:1 f:1 51 7n 2r c 3 b 3r c 3 26 3q 8 7 3 k:1 14 3c:1 4 1g d 14:1 9:2 2 2 2x:1 n 1s 2h b 2 7 2 9 h:1 5 6',
  '7 2 3 6 l 3 3 e 8 4 6 3 6 e a 9 3 a 4 3 a 3 2 4c en 48 3 q 7 48 9o g 34 1e e8:1 3j x 7f 4 w 3n c s 37 1w 6 3 84',
  'c 3 4r 5t 5 9 8 2:2 2 j 8:1 69 3 34 y 1o 64 5 3 i k 3 j 6d c 33 18 3k 4:1 3 7:1 2 4 2 9 4 c:1 9 5 3 3 4 3 2 4 1h',
  'e:1 e 3s 9 46:1 7 2 3:1 7 3l 2 2:1 f:1 8 5:1 13 1v 2 9 3 4 2a c b 86p b 6 3 2 8 6 4 7 c 7 c g b 6 4 d l:1 c 6 6',
  '4 t 8:1 5 4 5 3 f 7 8 4 b 6:1 10 2 11 15 1n e:1 l',
].join(' ');
