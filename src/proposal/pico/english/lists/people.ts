import type { WordList } from '../../rule.ts';

/** Whom a study is about. */
export const people: WordList = {
  words: `
    patient, patients, people, persons, person, individuals, individual, adults, adult, children, child, infants,
    infant, newborns, newborn, neonates, neonate, toddlers, toddler, preschoolers, schoolchildren, adolescents,
    adolescent, teenagers, teens, youth, youths, boys, girls, men, man, women, woman, males, females, mothers, mother,
    fathers, parents, parent, families, family, caregivers, caregiver, carers, couples, partners, spouses, siblings,
    twins, grandparents, elderly, elders, seniors, older people, the elderly, the aged, students, student, pupils,
    undergraduates, trainees, residents, nurses, nurse practitioners, midwives, physicians, doctors, clinicians,
    surgeons, dentists, pharmacists, teachers, workers, employees, staff, health professionals, healthcare workers,
    health workers, personnel, soldiers, veterans, athletes, players, runners, cyclists, smokers, nonsmokers,
    non-smokers, drinkers, users, drivers, farmers, prisoners, inmates, refugees, immigrants, migrants, volunteers,
    volunteer, subjects, participants, survivors, survivor, carriers, recipients, donors, donor, inpatients,
    outpatients, population, populations, cohort of, community, communities, households, villages, villagers,
    primigravidae, primigravidas, primiparas, nulliparas, multiparas, nulliparous, primiparous, pregnancies, preterms,
    offspring, fetuses, foetuses, victims, offenders, clients, attendees, consumers, listeners, speakers, readers,
    learners, practitioners, citizens, inhabitants, diabetics, hypertensives, asthmatics, alcoholics, hemophiliacs,
    schizophrenics, octogenarians, centenarians, homosexuals, gays, gay men, sex workers, bystanders, responders,
    non-responders, nonresponders, pensioners, retirees, commuters, footballers, dancers, musicians, pilots, divers,
    firefighters, miners, welders, abusers, addicts, sufferers, cases, index cases, year-olds, middle-aged, schoolgirls,
    schoolboys, primigravida, multigravida, bottle-fed infants, tourists, travellers, travelers, first-degree relatives,
    relatives, beneficiaries
  `,
};

/** Species: who is studied, wherever the word stands ("human walking", "the rat kidney"). */
export const species: WordList = {
  words: `
    rats, rat, mice, mouse, rabbits, rabbit, dogs, dog, cats, pigs, piglets, pig, swine, sheep, lambs,
    goats, cows, calves, cattle, heifers, steers, horses, chickens, broilers, hens, monkey, monkeys, primates,
    guinea pigs, hamsters, zebrafish, humans, human
  `,
};

/** Diseases, symptoms that are a diagnosis, states such as pregnancy. */
export const conditions: WordList = {
  endings: `
    itis osis oses emia oma omas omata opathies algia uria penia plegia paresis trophy iasis rrhea rrhoea rrhagia rrhage
    phobia phrenia ectasis megaly plasia ptysis dynia edema orexia pnea pnoea spasm cele pathy philia kinesia somnia
    thymia mentia
  `,
  except: `
    diagnosis prognosis hypnosis symbiosis mitosis meiosis osmosis metamorphosis anastomosis apoptosis phagocytosis
    endocytosis exocytosis homeopathy osteopathy empathy sympathy telepathy glycemia glycaemia diploma aroma genoma
    orthosis overdoses purposes pinocytosis transcytosis
  `,
  words: `
    disease, diseases, disorder, disorders, syndrome, syndromes, cancer, cancers, tumor, tumors, tumour, tumours,
    neoplasm, neoplasms, malignancy, malignancies, metastases, metastasis, lesion, lesions, asthma, allergy, allergies,
    diabetes, prediabetes, diabetes mellitus, stroke, strokes, infection, infections, injury, injuries, fracture,
    fractures, failure, hypertension, hypotension, autism, autistic, depression, mania, obesity, overweight, hiv, aids,
    hiv-1, covid-19, sars-cov-2, influenza, malaria, measles, cholera, dengue, ebola, pneumonia, sepsis, shock, trauma,
    burn, burns, wound, wounds, deficiency, insufficiency, dysfunction, disability, disabilities, impairment,
    impairments, addiction, dependence, withdrawal, abuse, anxiety, ptsd, adhd, ocd, apnea, apnoea, pregnancy, labour,
    labor, childbirth, postpartum, puerperium, preterm birth, prematurity, infertility, menopause, menopausal,
    postmenopausal, caries, warts, acne, eczema, vitiligo, alopecia, urticaria, angina, infarction, arrhythmia,
    fibrillation, atrial fibrillation, heart failure, cardiac arrest, copd, cystic fibrosis, crohn's disease, reflux,
    gerd, dyspepsia, ulcer, ulcers, hernia, hernias, constipation, colic, gallstones, kidney stones, stones, calculi,
    incontinence, enuresis, bph, fibroids, pcos, hot flashes, hot flushes, epilepsy, seizures, status epilepticus,
    migraine, headache, palsy, cerebral palsy, multiple sclerosis, parkinson's, parkinson's disease, alzheimer's,
    alzheimer's disease, als, spinal cord injury, concussion, coma, delirium, bipolar, bulimia, stuttering, dyslexia,
    aphasia, cataract, cataracts, myopia, amblyopia, strabismus, keratoconus, dry eye, macular degeneration,
    degeneration, lupus, gout, sprain, sprains, strain, tear, tears, rupture, dislocation, instability, low back pain,
    back pain, neck pain, shoulder pain, knee pain, chronic pain, plantar fasciitis, carpal tunnel, aneurysm, aneurysms,
    embolism, thromboembolism, varicose veins, claudication, peripheral arterial disease, sickle cell, malnutrition,
    undernutrition, stunting, wasting, hypothyroidism, hyperthyroidism, goitre, goiter, jaundice, hbv, hcv, hpv,
    syphilis, chlamydia, herpes, herpes zoster, shingles, scabies, lice, helminths, worms, periodontal disease,
    malocclusion, edentulous, tooth loss, extraction, hypersensitivity, anaphylaxis, croup, sars, respiratory distress,
    ards, critical illness, critically ill, multimorbidity, frailty, falls, poisoning, overdose, intoxication, bleeding,
    preeclampsia, pre-eclampsia, eclampsia, miscarriage, stillbirth, down syndrome, pathologies, pathology, illness,
    illnesses, condition, conditions, helicobacter pylori, h. pylori, hypertensive, diabetic, obese, anemic, anaemic,
    depressed, comorbidity, abscess, fever, phenomenon, cold, colds, common cold, flu, sore throat, hyperactivity,
    paralysis, deafness, tinnitus, vertigo, dizziness, pruritus, itch, itching, cough, hiccups, myasthenia gravis,
    fistula, fistulas, hemorrhoids, haemorrhoids, fissure, fissures, prolapse, varices, ascites, effusion, effusions,
    pneumothorax, emphysema, embolus, defect, defects, malformation, malformations, anomaly, anomalies, cleft lip,
    cleft palate, spina bifida, hydrocephalus, rabies, tetanus, typhoid, polio, rotavirus, rsv, keloid, keloids, scar,
    scars, wrinkles, suicide, self-harm, grief, bereavement, burnout, loneliness, panic, gambling, alcoholism,
    parkinsonism, hypogonadism, hirsutism, bruxism, rheumatism, cretinism, dwarfism, immunodeficiency, low birth weight,
    preterm, pre-term, bipolar disorder, brain damage, cataplexy, narcolepsy, tics, tremor, dystonia, chorea,
    spasticity, ataxia, contracture, contractures, amputation, blindness, hearing loss, presbyopia, pterygium,
    chalazion, dentin hypersensitivity, dentine hypersensitivity, third molars, impacted, cramps, restless legs, bites,
    stings, envenomation, frostbite, sunburn, photoaging, bleeds, ischaemic, ischemic, critically, carriage,
    colonization, colonisation, seropositive, hiv-infected, immunosuppressed, immunocompromised, neutropenic,
    hypertensives, hypercapnia, hypoxia, respiratory failure, renal failure, kidney failure, liver failure, end-stage,
    short stature, growth retardation, intrauterine growth restriction, growth hormone deficiency, hyperemesis,
    premenstrual, climacteric, tinea, hookworm, chagas disease, leprosy, typhus, pertussis, mumps, rubella, varicella,
    chickenpox, cmv, cytomegalovirus, west syndrome, infantile spasms, edema, oedema, spasm, dehydration, cyst, cysts,
    polyps, polyp
  `,
};
