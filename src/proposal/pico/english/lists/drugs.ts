import type { WordList } from '../../rule.ts';

/** Medicines, by the stems of their international names and by name; vitamins, minerals, herbs and products that are given. */
export const drugs: WordList = {
  endings: `
    panel ferase hexenoic mab mib nib ciclib parib lisib pril prilat sartan olol alol statin prazole cillin cycline
    mycin micin oxacin penem bactam conazole fungin ciclovir cyclovir navir buvir asvir previr tegravir vudine mivir
    virine fovir setron triptan gliptin gliflozin glitazone glinide formin dipine caine azepam zolam triptyline profen
    coxib parin plase platin taxel tecan poside bine mustine trexate trexed lukast terol sone onide olone curium
    curonium flurane fentanil fentanyl barbital peridol azine apine idone grel xaban gatran afil dronate dronic tropin
    poetin grastim leukin feron relin relix xifene oxifen trozole estrant fibrate thiazide semide actone zosin dosin
    quine vaquone ectin lenol limus phylline tropium trexone orphine codone kalant etine pride arone prost fenacin
    begron gabalin racetam toin bamate giline capone stigmine pezil mantine glutide natide paratide cept kinra sporin
    rsen siran tadine astine ramine oxolane cavir uracil purine guanide steride vaptan entan ciguat otide ulase parinux
    artemether artesunate nicline melteon orexant zolpidem bazam imide mexine steine kacin bicin dazole amide tizide
    oxide dipyridamole dopa ergine ergot otamine ergocryptine tocin pressin idine
  `,
  except: `
    combine turbine dioxide peroxide hydroxide monoxide guanidine concept accept except intercept percept nucleotide
    dinucleotide pyridine thymidine uridine cytidine imidazole cysteine homocysteine pyrimidine oligonucleotide
  `,
  words: `
    aspirin, acetylsalicylic acid, paracetamol, acetaminophen, insulin, morphine, warfarin, lithium, methadone,
    caffeine, nicotine, cannabis, cannabidiol, ketamine, propofol, dopamine, dobutamine, epinephrine, adrenaline,
    norepinephrine, noradrenaline, misoprostol, mifepristone, digoxin, digitalis, nitrate, nitrates, nitroglycerin,
    glyceryl trinitrate, nitric oxide, nitrous oxide, oxygen, xenon, helium, magnesium, magnesium sulphate,
    magnesium sulfate, calcium, iron, zinc, selenium, iodine, fluoride, potassium, sodium bicarbonate, vitamin,
    vitamins, folic acid, folate, ascorbic acid, retinol, beta-carotene, tocopherol, cholecalciferol, calcitriol,
    omega-3, fish oil, probiotic, probiotics, prebiotic, prebiotics, synbiotic, synbiotics, lactobacillus,
    bifidobacterium, saccharomyces boulardii, melatonin, testosterone, estrogen, estrogens, oestrogen, oestrogens,
    estradiol, oestradiol, progesterone, progestin, progestogen, progestins, thyroxine, levothyroxine, growth hormone,
    glucagon, corticosteroid, corticosteroids, steroid, steroids, glucocorticoid, glucocorticoids, antibiotic,
    antibiotics, antidepressant, antidepressants, antipsychotic, antipsychotics, opioid, opioids, nsaid, nsaids,
    diuretic, diuretics, anticoagulant, anticoagulants, bisphosphonate, bisphosphonates, statins,
    antihypertensive drugs, benzodiazepines, ssri, ssris, inhibitor, inhibitors, antagonist, antagonists, agonist,
    agonists, blocker, blockers, beta-blocker, beta-blockers, drug, drugs, medication, medications, medicine, medicines,
    agent, agents, antibody, antibodies, immunoglobulin, immunoglobulins, albumin, plasma, convalescent plasma, vaccine,
    vaccines, toxoid, hormone, hormones, contraceptive, contraceptives, antacid, antacids, laxative, laxatives,
    antiemetic, antiemetics, antiviral, antivirals, antiretroviral, antiretrovirals, antifungal, antifungals,
    anthelmintic, antihistamine, antihistamines, anesthetic, anesthetics, anaesthetic, anaesthetics, analgesic,
    analgesics, sedative, sedatives, anthracyclines, taxane, taxanes, bcg, botulinum toxin, botulinum, collagen,
    hyaluronic acid, hyaluronate, tranexamic acid, ursodeoxycholic acid, valproic acid, valproate, zoledronic acid,
    retinoic acid, salicylic acid, povidone-iodine, hydrogen peroxide, silver sulfadiazine, honey, propolis, curcumin,
    turmeric, ginger, garlic, green tea, cinnamon, saffron, aloe vera, chamomile, lavender, peppermint, nigella sativa,
    silymarin, ginseng, ginkgo, ginkgo biloba, ginkgo biloba extract, resveratrol, quercetin, coenzyme q10, carnitine,
    l-carnitine, arginine, glutamine, taurine, creatine, whey, whey protein, casein, soy, lecithin, inulin, psyllium,
    glucosamine, chondroitin, dimethyl fumarate, mesalamine, colchicine, allopurinol, isoproterenol, streptokinase,
    urokinase, thrombolytic, thrombolytics, erythropoietin, exemestane, vincristine, 5-fluorouracil, leucovorin,
    melphalan, busulfan, hydroxyurea, thalidomide, azathioprine, penicillamine, cyclosporine, antithymocyte globulin,
    pentoxifylline, baclofen, botox, dextrose, glucose solution, saline, hypertonic saline, mannitol, surfactant,
    bicarbonate, naloxone, bupropion, acamprosate, disulfiram, ribavirin, remdesivir, favipiravir, isoniazid,
    rifampicin, rifampin, ethambutol, trimethoprim, co-trimoxazole, cotrimoxazole, sulfamethoxazole, cefazolin,
    ceftriaxone, cefuroxime, cefepime, biosimilar, reagent, calcitonin, nesiritide, platelet-rich plasma, stem cells,
    fibrin glue, mouthwash, lozenge, lozenges, toothpaste, ointment, cream, gel, syrup, docosahexaenoic acid,
    eicosapentaenoic acid, linoleic acid, amino acids, fatty acids, fatty acid, krill oil, oil, tablet, tablets,
    capsule, capsules, suppository, suppositories, inhaler, spray, eye drops, extract, extracts, essential oil, herb,
    herbs, herbal, decoction, homeopathic, nutraceutical, polyphenols, flavonoids, isoflavones, phytoestrogens,
    supplement, supplements, micronutrient, micronutrients, regimen, regimens, formulation, formulations, preparation,
    injections, factor viii, antivenom, chelation, antioxidant, antioxidants, levonorgestrel, norethisterone,
    medroxyprogesterone, guanfacine, methylphenidate, amphetamine, modafinil, galantamine, gabapentin, carbamazepine,
    lamotrigine, topiramate, ticagrelor, ezetimibe, niacin, glyburide, glipizide, glimepiride, acarbose, orlistat,
    dimenhydrinate
  `,
};
