import type { WordList } from '../../rule.ts';

/** What is done to people: operations, procedures, devices, exercise, teaching, services. */
export const procedures: WordList = {
  endings: `
    ectomy otomy ostomy plasty pexy desis scopy therapy pheresis centesis dialysis filtration transfusion puncture
    stimulation implantation transplantation supplementation vaccination immunization immunisation irradiation fixation
    embolization embolisation cannulation intubation ventilation lavage tripsy rrhaphy
  `,
  except: `
    microscopy dichotomy hyperventilation
  `,
  words: `
    surgery, operation, resection, excision, anastomosis, bypass, stent, stents, stenting, pacing, pacemaker,
    defibrillator, ablation, cryoablation, laser, shock wave, shockwave, catheter, catheters, catheterization,
    catheterisation, suture, sutures, suturing, stapler, graft, grafts, grafting, flap, mesh, drain, drainage,
    prosthesis, prostheses, implant, implants, splint, splints, brace, orthosis, orthoses, insole, cast, bandage,
    dressing, dressings, compression, tourniquet, block, nerve block, blockade, anesthesia, anaesthesia, analgesia,
    sedation, infusion, injection, injections, bolus, transplant, dilatation, dilation, debridement,
    scaling and root planing, sealant, sealants, filling, restoration, restorations, bleaching, whitening, irrigation,
    instrument, instruments, obturation, acupressure, moxibustion, cupping, massage, reflexology, reiki, chiropractic,
    manipulation, mobilization, mobilisation, kinesio taping, taping, tens, transcutaneous electrical nerve stimulation,
    neurofeedback, biofeedback, transcranial direct current stimulation, tdcs, rtms, ect, hypnosis, exercise, exercises,
    training, walking, running, swimming, cycling, stretching, strengthening, physical activity, weight lifting, yoga,
    pilates, tai chi, qigong, dance, rehabilitation, prehabilitation, telerehabilitation, virtual reality, video games,
    exergaming, robot, robotic, diet, diets, fasting, feeding, breastfeeding, formula feeding, infant formula, milk,
    meal, meals, snack, beverage, fortification, education, teaching, counselling, counseling, coaching, mentoring,
    workshop, workshops, simulation, e-learning, flipped classroom, problem-based learning, concept mapping,
    peer support, self-help, self-management, self-monitoring, mindfulness, meditation, relaxation, prayer, music,
    storytelling, play, cognitive behavioural therapy, cognitive behavioral therapy, cbt, motivational interviewing,
    psychoeducation, stress management, problem solving, parent training, bundle, checklist, reminder, reminders,
    text messaging, text messages, sms, telephone, telehealth, telemedicine, telemonitoring, mhealth, app,
    mobile application, smartphone, website, internet-based, web-based, decision aid, decision aids, decision support,
    audit and feedback, feedback, incentive, incentives, cash transfer, cash transfers, case management, home visits,
    home visit, home visiting, outreach, campaign, insecticide-treated, bed nets, bednets, mosquito nets, handwashing,
    hand washing, water treatment, sanitation, stove, stoves, chlorination, circumcision, condom, condoms, device,
    devices, mask, masks, respirator, cpap, peep, oxygenation, ecmo, plasma exchange, light treatment, proton,
    hypothermia, cooling, warming, kangaroo care, skin-to-skin, positioning, prone position, bed rest, swaddling,
    sucrose, pacifier, cord clamping, induction of labour, induction of labor, cesarean section, caesarean section,
    insemination, ivf, in vitro fertilization, embryo transfer, iud, intrauterine device, spectacles, glasses,
    contact lenses, contact lens, lens, hearing aid, hearing aids, cochlear implant, cochlear implants, wheelchair,
    walking aid, cardioversion, revascularization, revascularisation, thrombolysis, thrombolytic therapy, reperfusion,
    preconditioning, resuscitation, transfusion, biomarker-guided, monitoring, irrigation systems, contrast agents,
    contrast medium, sleep hygiene, light therapy, exposure therapy, social skills training, skills training,
    enhanced recovery, chemoprevention, chemoprophylaxis, chemoradiation, radiation, radiosurgery, hyperthermia,
    gastric banding, gastric bypass, sleeve, needling, dry needling, vibration, stress reduction, fluid resuscitation,
    tocolysis, irradiation, vaccination, immunization, immunisation, dialysis, puncture, lavage, fixation, ventilation,
    stimulation, implantation, transplantation, supplementation, filtration
  `,
};

/** Operations and examinations: whoever has one is who is studied. */
export const operations: WordList = {
  endings: 'ectomy otomy ostomy plasty scopy desis graphy section',
  except: 'microscopy dissection intersection',
  words: `
    surgery, operation, operations, transplantation, replacement, bypass, hemodialysis, haemodialysis, dialysis,
    anesthesia, anaesthesia, cesarean section, caesarean section, delivery, repair, reconstruction, fixation, extraction
  `,
};

/** Words for treatment that say something only with the name of one: "sertraline treatment", not "the treatment". */
export const treatments: WordList = {
  words: `
    treatment, treatments, therapy, therapies, management, prophylaxis, prevention, care, support, strategy, strategies,
    approach, approaches, technique, techniques, method, administration, delivery, dose, doses, dosing, schedule,
    schedules, combination, prescription, use, usage, application, technology, system, systems, intervention,
    interventions, program, programs, programme, programmes, service, services, protocol, plan, plans, navigation,
    guidance, screening, reconstruction
  `,
};

/** Said of treatments without naming one: "early medical treatment". */
export const treatmentKinds: WordList = {
  words: `
    adjuvant, neoadjuvant, initial, first-line, second-line, long-term, short-term, medical, surgical, clinical, acute,
    optimal, effective, successful, current, conservative, different, two, three, four, systemic, comparative, beneficial,
    adverse, side, therapeutic, protective, differential, independent, direct, combined, additive, synergistic, favorable, favourable, potential,
    possible, lack, total, late, early, immediate, main, specific, significant, positive, negative, treatment, intervention
  `,
};

/** What people are exposed to. */
export const exposures: WordList = {
  words: `
    exposure, exposures, smoking, tobacco, cigarette, cigarettes, secondhand smoke, wood smoke, alcohol, drinking, air pollution,
    pollution, pollutants, particulate matter, pm2.5, pesticide, pesticides, arsenic, mercury, asbestos, noise, shift work,
    night work, sedentary, sitting, screen time, consumption, intake, coffee, tea, red meat, sugar-sweetened, parity, heat,
    risk factor, risk factors, related factors, associated factors, contributing factors, determinants, correlates, genotype, polymorphism, polymorphisms, mutation, deprivation, occupation, hormonal contraceptives,
    body mass index, dietary pattern, dietary patterns, social media, mobile phone use, abuse, bullying,
    adversity, poverty, unemployment, migration
  `,
};

/** What a group gets that does not get the intervention. */
export const controls: WordList = {
  words: `
    placebo, placebos, sham, dummy, usual care, standard care, standard of care, routine care, treatment as usual, care as usual,
    best supportive care, supportive care, waiting list, waitlist, wait-list, wait list, no treatment, no intervention,
    no medication, control group, control groups, controls, attention control, healthy controls, healthy volunteers,
    vehicle, physician's choice, investigator's choice, standard therapy, standard treatment, conventional therapy,
    conventional treatment, usual treatment, routine treatment, standard-of-care, best available therapy, no prophylaxis, no therapy,
    watchful waiting, expectant management, delayed treatment, deferred treatment, observation alone, minimal intervention
  `,
  compounds: false,
};

/** Tests and pictures: what a diagnostic question asks about, and what people undergo. */
export const tests: WordList = {
  endings: 'graphy gram',
  except: 'program telegram demography geography biography bibliography',
  words: `
    test, tests, assay, assays, mri, magnetic resonance imaging, ct, computed tomography, pet, scan, scans, imaging,
    ultrasound, x-ray, x-rays, biopsy, colonoscopy, pcr, elisa, antigen test, biomarker, biomarkers, questionnaire,
    scale, scales, index, criteria, score, scores, d-dimer, troponin, procalcitonin, measurement, screening test,
    rapid test
  `,
};

/** Words of names of studies: what stands in one is no intervention of its own ("the Heart Bypass Study"). */
export const studies: WordList = {
  words: `
    study, studies, trial, trials, investigation, analysis, analyses, project, registry, review, consortium, collaboration, study group, working group,
    research group, cooperative group, oncology group, cohort study
  `,
  compounds: false,
};
