import type { Instrument } from './instrument.ts';
import { auditC } from './addiction/audit-c.ts';
import { audit } from './addiction/audit.ts';
import { packYears } from './addiction/pack-years.ts';
import { apgar } from './birth/apgar.ts';
import { bishop } from './birth/bishop.ts';
import { gestationalAge } from './birth/gestational-age.ts';
import { alvarado } from './digestion/alvarado.ts';
import { bisap } from './digestion/bisap.ts';
import { childPugh } from './digestion/child-pugh.ts';
import { fib4 } from './digestion/fib-4.ts';
import { glasgowBlatchford } from './digestion/glasgow-blatchford.ts';
import { gcs } from './emergency/gcs.ts';
import { news2 } from './emergency/news2.ts';
import { nexus } from './emergency/nexus.ts';
import { ottawaAnkle } from './emergency/ottawa-ankle.ts';
import { qsofa } from './emergency/qsofa.ts';
import { sirs } from './emergency/sirs.ts';
import { cha2ds2vasc } from './heart/cha2ds2-vasc.ts';
import { hasBled } from './heart/has-bled.ts';
import { heartScore } from './heart/heart-score.ts';
import { rcri } from './heart/rcri.ts';
import { timi } from './heart/timi.ts';
import { centor } from './lungs/centor.ts';
import { crb65 } from './lungs/crb-65.ts';
import { curb65 } from './lungs/curb-65.ts';
import { perc } from './lungs/perc.ts';
import { wellsDvt } from './lungs/wells-dvt.ts';
import { wellsPe } from './lungs/wells-pe.ts';
import { anionGap } from './metabolism/anion-gap.ts';
import { bmi } from './metabolism/bmi.ts';
import { cockcroftGault } from './metabolism/cockcroft-gault.ts';
import { correctedCalcium } from './metabolism/corrected-calcium.ts';
import { egfr } from './metabolism/egfr.ts';
import { findrisc } from './metabolism/findrisc.ts';
import { homaIr } from './metabolism/homa-ir.ts';
import { ldl } from './metabolism/ldl.ts';
import { asq } from './mood/asq.ts';
import { cesd } from './mood/ces-d.ts';
import { gad2 } from './mood/gad-2.ts';
import { gad7 } from './mood/gad-7.ts';
import { gds15 } from './mood/gds-15.ts';
import { pcptsd5 } from './mood/pc-ptsd-5.ts';
import { pcl5 } from './mood/pcl-5.ts';
import { phq15 } from './mood/phq-15.ts';
import { phq2 } from './mood/phq-2.ts';
import { phq4 } from './mood/phq-4.ts';
import { phq9 } from './mood/phq-9.ts';
import { abcd2 } from './nerves/abcd2.ts';
import { nihss } from './nerves/nihss.ts';
import { ecog } from './wellbeing/ecog.ts';
import { ipaq } from './wellbeing/ipaq.ts';
import { painNrs } from './wellbeing/pain-nrs.ts';
import { srq20 } from './wellbeing/srq-20.ts';
import { who5 } from './wellbeing/who-5.ts';

/** Every instrument, shelf by shelf, the best known first. */
export const instruments: readonly Instrument[] = [
  phq9,
  gad7,
  phq2,
  gad2,
  phq4,
  phq15,
  asq,
  cesd,
  gds15,
  pcptsd5,
  pcl5,
  ecog,
  ipaq,
  painNrs,
  srq20,
  who5,
  auditC,
  audit,
  packYears,
  gcs,
  news2,
  nexus,
  ottawaAnkle,
  qsofa,
  sirs,
  cha2ds2vasc,
  hasBled,
  heartScore,
  rcri,
  timi,
  centor,
  crb65,
  curb65,
  perc,
  wellsDvt,
  wellsPe,
  alvarado,
  bisap,
  childPugh,
  fib4,
  glasgowBlatchford,
  anionGap,
  bmi,
  cockcroftGault,
  correctedCalcium,
  egfr,
  findrisc,
  homaIr,
  ldl,
  abcd2,
  nihss,
  apgar,
  bishop,
  gestationalAge,
];
