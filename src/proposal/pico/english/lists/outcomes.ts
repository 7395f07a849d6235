import type { WordList } from '../../rule.ts';

/** What studies measure, by names that are an outcome wherever they stand. */
export const outcomes: WordList = {
  words: `
    efficacy, effectiveness, safety, tolerability, tolerance, toxicity, toxicities, mortality, survival, morbidity,
    recurrence, remission, adverse events, adverse effects, adverse reactions, side effects, side-effects,
    complications, quality of life, health-related quality of life, life quality, well-being, wellbeing, satisfaction,
    adherence, compliance, acceptability, feasibility, cost-effectiveness, cost effectiveness, costs, readmission,
    readmissions, length of stay, hospital stay, admission rates, admissions, hospitalization, hospitalisation,
    recovery, healing, wound healing, pain relief, pain intensity, pain symptom severity, severity, blood pressure,
    heart rate, blood glucose, glucose levels, glycemic control, glycaemic control, hba1c, cholesterol, lipids,
    lipid profile, lipoproteins, triglycerides, triglyceride, weight loss, weight gain, body weight, body composition,
    bone density, bone mineral density, bone health, bone loss, bone mass, muscle strength, strength, balance, gait,
    physical function, functional outcomes, functional outcome, functioning, social functioning, cognition,
    cognitive function, cognitive functions, cognitive performance, memory, self-efficacy, self-esteem, knowledge,
    attitude, attitudes, sleep quality, mood, outcome, outcomes, response rate, immune response, immunogenicity,
    reactogenicity, bioavailability, bioequivalence, pharmacokinetics, pharmacodynamics, plasma levels, serum levels,
    biomarkers, markers, airway inflammation, oxidative stress, progression, disease progression,
    progression-free survival, disease-free survival, overall survival, growth, birth weight, birthweight,
    neurodevelopment, lung function, pulmonary function, renal function, endothelial function,
    left ventricular function, ejection fraction, exercise capacity, fitness, oxygen uptake, visual acuity,
    intraocular pressure, hearing loss, bleeding risk, blood loss, incidence, prognosis, sensitivity and specificity,
    diagnostic accuracy, accuracy, diagnostic yield, attendance, cessation, abstinence, smoking cessation, clearance,
    eradication, success, success rate, patency, restenosis, thickness, absorption, excretion, secretion, motility,
    emptying, perfusion, blood flow, metabolites, insulin sensitivity, insulin resistance, analgesic efficacy,
    opioid consumption, morphine consumption, pregnancy rate, pregnancy rates, live birth, clinical pregnancy,
    wound infection, graft survival, viral load, cd4 count, parasitemia, cure, cure rate, plaque, stability, retention,
    microleakage, bond strength, antibody titers, titers, titres, kinetics, hemodynamics, haemodynamics, awareness,
    competence, confidence, utilization, utilisation, cancer incidence, antibody response, behavioural measures,
    clinical response, immune responses, kidney function, cardiac function, sexual function, physical performance,
    academic performance, medication adherence, treatment response, depression scores, symptom scores, viral clearance,
    healthcare costs, plasma concentrations, serum concentrations, glucose metabolism, bone metabolism, bone turnover,
    sleep, sleep duration, cardiovascular effects, toxic effects, cardiotoxicity, neurotoxicity, nephrotoxicity,
    hepatotoxicity, cognitive effects, physiological effects, clinical effects, hemodynamic effects,
    haemodynamic effects, metabolic effects, adverse outcomes, cardiovascular events, skeletal events, bleeding events,
    events, weight change, bone metastasis-free survival, learning, health status, nutritional status,
    functional status, functional capacity, range of motion, pain scores, pain score
  `,
  compounds: true,
};

/** Symptoms: an outcome where they are observed, a condition where they are treated ("for nausea"). */
export const symptoms: WordList = {
  words: `
    symptom, symptoms, depressive symptoms, anxiety symptoms, pain, postoperative pain, nausea, vomiting, fatigue, stress, distress, discomfort,
    agitation, apathy, inflammation, relapse, craving, dyspnea, dyspnoea, pruritus, itching, swelling, stiffness, soreness, hunger, thirst,
    sleepiness, irritability, anger, fear, worry, rumination, hallucinations, dizziness, shivering, emesis, cough
  `,
};

/** What people say of something: the outcome of a qualitative study. */
export const views: WordList = {
  words: `
    experiences, lived experience, lived experiences, perceptions, views, perspectives, beliefs, opinions, attitudes, preferences, barriers,
    facilitators, coping strategies, needs
  `,
};

/** Words for measurements that say something only with what is measured: "psychometric measures", not "measures". */
export const measures: WordList = {
  words: `
    measures, behavior, behaviour, behaviors, behaviours, function, functions, response, responses, levels, scores, performance, indices, parameters, requirement,
    requirements
  `,
};

/** Effects, which are an outcome by the adjective before them: "haemodynamic effects", not "effects". */
export const effects: WordList = {
  words: 'effect, effects, efficacy, actions, changes, benefits, impact, consequences',
};

/** Units of time. */
export const timeWords: WordList = {
  words: `
    second, seconds, minute, minutes, min, hour, hours, h, day, days, week, weeks, month, months, year, years, yr, yrs, wk, wks,
    trimester, semester, decade
  `,
};

/** Where studies take place. */
export const settings: WordList = {
  words: `
    hospital, hospitals, clinic, clinics, intensive care unit, intensive care units, icu, nicu, emergency department,
    emergency departments, emergency room, primary care, general practice, general practices, secondary care, tertiary care,
    nursing home, nursing homes, care home, care homes, long-term care, hospice, school, schools, kindergarten, kindergartens, university,
    universities, workplace, workplaces, community health centers, health centers, health centres, health center, health centre, center, centre,
    ward, wards, prison, prisons, pharmacy, pharmacies, laboratory, home, rural areas, urban areas, low-income countries,
    developing countries, low- and middle-income countries, south korea, korea, north america, latin america, europe, africa,
    sub-saharan africa, asia, iran, tehran, shiraz, mashhad,
    isfahan, tabriz, yazd, qom, kerman, ahvaz, rasht, gorgan, sari, babol, hamadan, kermanshah, zahedan, urmia, ardabil, bushehr, bandar abbas,
    birjand, semnan, zanjan, qazvin, arak, sanandaj, ilam, khorramabad, yasuj, shahrekord, karaj, bojnurd, sistan, khorasan, gilan, mazandaran, fars,
    khuzestan, lorestan, golestan, kurdistan, iraq, afghanistan, pakistan, india, bangladesh, nepal,
    sri lanka, china, hong kong, taiwan, japan, vietnam, thailand, indonesia, malaysia, philippines, singapore, australia,
    new zealand, turkey, israel, egypt, saudi arabia, jordan, lebanon, morocco, algeria, tunisia, nigeria, ghana, kenya, uganda,
    tanzania, ethiopia, malawi, zambia, zimbabwe, mozambique, rwanda, cameroon, senegal, mali, burkina faso, south africa, brazil,
    argentina, chile, colombia, peru, ecuador, bolivia, mexico, guatemala, cuba, haiti, canada, united states, usa, united kingdom,
    uk, england, scotland, wales, ireland, france, germany, spain, portugal, italy, switzerland, austria, netherlands, belgium, denmark, norway,
    sweden, finland, iceland, poland, hungary, romania, bulgaria, greece, serbia, croatia, ukraine, russia
  `,
  compounds: false,
};
