import { writeFileSync } from 'node:fs';
import { hollandResultOf, personalityResultOf } from '@/backend/services/orientation-results';
import { drawSharePicture } from '@/backend/services/share-picture';
const h = hollandResultOf({ R: 12, I: 31, A: 22, S: 35, E: 18, C: 9 });
const p = personalityResultOf({ EI: 20, SN: 18, TF: 41, JP: 44, AT: 35 });
for (const [n, r] of [['h', h], ['p', p]] as const) for (const l of ['km', 'en'] as const) {
  const t = performance.now(); const b = await drawSharePicture(r, l, 'sala.example'); console.log(n, l, Math.round(performance.now() - t), b.length);
  writeFileSync(`/work/logs/thumbs/${n}-${l}.png`, b);
}
