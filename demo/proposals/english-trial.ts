import type { Proposal } from '../../src/proposal/types.ts';
import { englishSources } from './english-sources.ts';

/** A complete trial in English: answers of the standard template and of the one after SPIRIT 2025. */
export const englishTrial: Proposal = {
  template: 'spirit-2025',
  language: 'en',
  values: {
    fullname: 'Leila Moradi',
    supervisor: 'Dr. Daniel Hayes',
    college: 'Department of Clinical Pharmacy, School of Pharmacy, Riverside University Hospital',
    title:
      'Effect of text messages with pharmacist counseling versus usual care on systolic blood pressure at 12 weeks in adults with uncontrolled hypertension: a randomized controlled trial',
    link: 'https://clinicaltrials.gov',
    sources: englishSources,
    sourcesSummary:
      'Two bodies of evidence meet in this proposal. Text messages roughly double the odds that people with a chronic disease take their medication, but most trials were short and relied on what participants reported [@thakkar2016]. In the largest trial in hypertension, messages alone lowered systolic blood pressure by only 2.2 mmHg after twelve months [@bobrow2016]. Pharmacists who counsel patients lower systolic pressure by about 7.6 mmHg, with wide variation between trials and at a cost in time that few clinics can pay [@santschi2014]. No trial has tested whether messages can carry most of the contact and leave two short conversations to the pharmacist.',
    necessity:
      'Hypertension affects 1.3 billion adults worldwide, and fewer than one in four of them has it under control [@ncdrisc2021]. Each 10 mmHg of systolic blood pressure that treatment removes lowers the risk of a major cardiovascular event by a fifth and of death from any cause by an eighth [@ettehad2016]. In our outpatient clinic 58% of the 1,940 adults treated last year left their last visit above 140 mmHg, although all of them had been prescribed at least one drug. Visits last nine minutes and are twelve weeks apart. Guidelines ask for support of adherence between visits and name no way of giving it with the staff that clinics have [@unger2020]. If two conversations of twenty minutes and three messages a week lower blood pressure, the clinic can offer them to all its patients with one pharmacist at half time.',
    method:
      'Parallel-group, assessor-blinded randomized controlled trial in the hypertension clinic of Riverside University Hospital. Adults aged 30 to 75 years with a systolic blood pressure of 140 to 179 mmHg on treatment are included. 186 participants are allocated 1:1 in permuted blocks, stratified by sex and diabetes.\nThe intervention group receives three text messages a week for 12 weeks and two counseling sessions of 20 minutes with a pharmacist in weeks 1 and 6. The usual care group receives the clinic’s routine visits and a printed leaflet. The primary outcome is systolic blood pressure at 12 weeks, the mean of three readings by an automated device. Groups are compared by analysis of covariance with the baseline value as covariate, by intention to treat [@vickers2001]. Adherence is asked with the Hill-Bone scale [@kim2000], and missing outcomes are imputed [@white2011].\nAdverse events such as dizziness, falls and symptomatic hypotension are asked for in weeks 3, 9 and 12 in both groups. The Research Ethics Committee of Riverside University Hospital has to approve the trial, and it is registered at ClinicalTrials.gov, before the first participant gives written consent.',
    ideas:
      'Three things are open to discussion:\n- a third group with messages alone would show what the pharmacist adds, at the price of 93 more participants;\n- messages could be adapted to the drugs that each participant takes;\n- a cost-effectiveness analysis could be planned with the department of health economics.',
    summary:
      'Background: 1.3 billion adults have hypertension and fewer than a quarter of them have it under control [@ncdrisc2021]. Text messages help people take their drugs and pharmacists help them reach their goal, but nobody has tried a few conversations and many messages together.\nObjective: to compare text messages with pharmacist counseling with usual care.\nMethods: randomized controlled trial with two parallel groups in one outpatient clinic. 186 adults aged 30 to 75 years with a systolic blood pressure of 140 to 179 mmHg on treatment are allocated 1:1. The intervention group receives three messages a week for 12 weeks and two sessions of 20 minutes with a pharmacist; the comparison group receives usual care. The primary outcome is systolic blood pressure at 12 weeks, measured by a nurse who does not know the group. Groups are compared by analysis of covariance, by intention to treat.\nUse: the clinic decides with the result whether to offer the program to all its patients.',
    version2: 'Version 1.2, 4 May 2026',
    contributors3a: [
      {
        name: 'Leila Moradi',
        affiliation: 'School of Pharmacy, Riverside University Hospital',
        part: 'Principal investigator; wrote the protocol',
      },
      {
        name: 'Daniel Hayes',
        affiliation: 'Department of Clinical Pharmacy',
        part: 'Supervisor; designed the intervention',
      },
      { name: 'Amara Okafor', affiliation: 'Department of Biostatistics', part: 'Sample size and analysis plan' },
      { name: 'Ruth Lindqvist', affiliation: 'Hypertension Clinic', part: 'Recruitment and clinical care' },
    ],
    sponsor3b:
      'Riverside University Hospital, 12 Harbor Street. Contact: research office, trials@riverside.example, which answers within two working days.',
    sponsorRole3c:
      'The sponsor insures the trial and reviews its safety reports. Sponsor and funder have no part in design, data collection, analysis, interpretation or the decision to publish.',
    committees3d:
      'A steering committee of the principal investigator, the supervisor, the statistician and two patients meets every month while participants are recruited and every two months afterwards. It decides on amendments and on stopping.',
    registration4:
      'To be registered at ClinicalTrials.gov before the first participant is enrolled; the number will be added here.',
    access5:
      'Protocol and statistical analysis plan are deposited in the Open Science Framework on the day of registration, with every later version.',
    sharing6:
      'Individual data without names, dates of birth and places of residence, the data dictionary and the analysis code are shared on request from six months after the main publication, for any purpose that an ethics committee has approved.',
    funding7a:
      'The hospital’s research fund pays for staff and messages. The manufacturer of the blood pressure monitors lends four devices and receives no data.',
    conflicts7b:
      'None of the investigators has financial ties to makers of drugs, devices or messaging services used in the trial.',
    dissemination8:
      'Participants receive a one-page summary in plain language before publication. Results are reported in an open-access journal, at the national congress of clinical pharmacy and in the trial registry, whatever they are.',
    background9a:
      'Hypertension is the leading preventable cause of death, and control has stalled for a decade in most countries: 1.3 billion adults have it, about half know it, and fewer than one in four reach a pressure below 140/90 mmHg [@ncdrisc2021]. Lowering systolic pressure by 10 mmHg reduces major cardiovascular events by 20% and deaths by 13% [@ettehad2016].\nTwo causes dominate in patients who already have a prescription: doses are missed, and treatment is not intensified in time. Text messages address the first. In a meta-analysis of 16 trials they doubled the odds of adherence, from about 50% to 67.8% [@thakkar2016], yet in the largest trial in hypertension the fall in systolic pressure was 2.2 mmHg [@bobrow2016]. Counseling by pharmacists addresses both causes and lowered systolic pressure by 7.6 mmHg in 39 trials [@santschi2014], but it took monthly sessions that few clinics can staff.\nWhether two sessions suffice when messages carry the rest is unknown. Guidelines recommend support between visits without saying how it should be given [@unger2020].',
    comparator9b:
      'Usual care is what the decision is about: the clinic would add the intervention to it or leave it as it is. Messages alone have been tested [@bobrow2016] and counseling alone as well [@santschi2014]. A placebo of neutral messages would measure a smaller contrast than the one that matters to the clinic. The leaflet keeps contact with the trial similar in both groups.',
    objectives10: [
      'To compare the effect of text messages with pharmacist counseling versus usual care on systolic blood pressure at 12 weeks in adults with uncontrolled hypertension',
      'To compare diastolic blood pressure at 12 weeks between the groups',
      'To compare adherence to medication at 12 weeks between the groups',
      'To compare the rate of symptomatic hypotension over 12 weeks between the groups',
    ],
    involvement11:
      'Two patients of the clinic sit on the steering committee. They chose systolic blood pressure over adherence as the primary outcome, asked for no more than three messages a week and rewrote 14 of the 36 messages. They will comment on the summary for participants.',
    design12: 'randomizedTrial',
    trialDesign12:
      'Randomized controlled trial with two parallel groups, allocation 1:1, superiority framework, one center, assessor-blinded. No changes of design are planned.',
    setting13:
      'The hypertension clinic of Riverside University Hospital, a public teaching hospital that treats 1,940 adults with hypertension a year from an urban district of 310,000 people. Data are collected from September 2026 to August 2027.',
    population14a:
      'Women and men aged 30 to 75 years with hypertension who take at least one antihypertensive drug and whose systolic blood pressure is 140 to 179 mmHg at two visits at least one week apart.',
    inclusion14a: [
      'Age 30 to 75 years',
      'Hypertension treated with at least one drug for three months or longer',
      'Systolic blood pressure of 140 to 179 mmHg at two visits at least one week apart',
      'Owns a mobile phone and reads English or Spanish',
    ],
    exclusion14a: [
      'Secondary hypertension',
      'Pregnancy or breastfeeding',
      'Stroke, myocardial infarction or admission for heart failure in the last six months',
      'Estimated glomerular filtration rate below 30 mL/min/1.73 m²',
      'Takes part in another trial',
    ],
    sites14b:
      'One clinic. Counseling is given by two pharmacists with at least three years of clinical practice and a two-day course in motivational interviewing.',
    intervention15a:
      'Messages: three a week for 12 weeks, 36 in all, at an hour that the participant chooses. One in three reminds of the drugs, one explains why they matter, one is about salt, weight, exercise or tobacco. Replies are read on working days.\nCounseling: two sessions of 20 minutes with a pharmacist, in weeks 1 and 6, face to face or by video. The pharmacist reviews drugs and side effects, agrees on one goal, and sends the physician a note that proposes a change of treatment when systolic pressure is 140 mmHg or more.',
    comparison15a:
      'The clinic’s usual care: a visit to the physician every 12 weeks, measurement of blood pressure by a nurse, and the leaflet “Your blood pressure” at enrollment. No messages and no appointment with the pharmacist. Participants are offered the intervention after the trial.',
    modification15b:
      'Messages stop at once when a participant writes STOP or asks for it. Counseling is postponed during illness. A systolic pressure of 180 mmHg or more, or below 100 mmHg with symptoms, is reported to the physician on the same day, who treats without regard to the group.',
    adherence15c:
      'Delivery reports of all messages are kept. Pharmacists fill in a checklist of nine items after each session, and a tenth of the sessions are recorded and rated by a colleague. Having had the intervention means both sessions and at least 30 delivered messages.',
    concomitant15d:
      'All drugs are allowed and recorded. Other programs of remote monitoring are not offered to participants until week 12.',
    outcomes16: [
      {
        rank: 'primary',
        name: 'Systolic blood pressure',
        measure: 'Mean of three readings in mmHg, automated device, seated, after five minutes of rest',
        time: '12 weeks after randomization',
      },
      { rank: 'secondary', name: 'Diastolic blood pressure', measure: 'As systolic blood pressure', time: '12 weeks' },
      { rank: 'secondary', name: 'Blood pressure control', measure: 'Proportion below 140/90 mmHg', time: '12 weeks' },
      {
        rank: 'secondary',
        name: 'Adherence to medication',
        measure: 'Hill-Bone scale, 14 items, 14 to 56 points [@kim2000]',
        time: 'Baseline and 12 weeks',
      },
      {
        rank: 'harm',
        name: 'Symptomatic hypotension',
        measure: 'Dizziness or fall with a systolic pressure below 100 mmHg, asked for and from records',
        time: 'Weeks 0 to 12',
      },
    ],
    harms17:
      'Participants are asked about dizziness, falls and fainting by telephone in weeks 3 and 9 and at the visit in week 12, in both groups with the same form. Serious adverse events are reported to the ethics committee within 24 hours.',
    timeline18: [
      { activity: 'Approval, registration and training', starts: '1', ends: '2' },
      { activity: 'Recruitment and baseline visits', starts: '3', ends: '9' },
      { activity: 'Messages and counseling', starts: '3', ends: '12' },
      { activity: 'Visits at 12 weeks', starts: '6', ends: '12' },
      { activity: 'Data cleaning and analysis', starts: '13', ends: '14' },
      { activity: 'Report and publication', starts: '15', ends: '16' },
    ],
    sampleSize19: {
      formula: 'twoMeans',
      given: { alpha: '0.05', power: '0.8', sd: '16', difference: '7', dropout: '10' },
      stated: '186',
      justification:
        'A difference of 7 mmHg is what counseling achieved in 39 trials and what clinicians of the clinic would change their practice for [@santschi2014]. The standard deviation of 16 mmHg is that of the clinic’s records of last year.',
    },
    recruitment20:
      'A research nurse screens the list of visits every morning and speaks to eligible patients in the waiting room. Thirty of them are seen each week; with a consent rate of one in four, recruitment takes seven months.',
    sequence21a:
      'A statistician who has no contact with participants generates the sequence with the package blockrand of R.',
    restriction21b: 'Permuted blocks of random size 4 and 6, stratified by sex and diabetes.',
    concealment22:
      'Central allocation by the hospital’s randomization server, which shows the group only after baseline data are complete.',
    implementation23:
      'The research nurse enrolls participants and requests the allocation. The pharmacist is told by the server and invites those of the intervention group.',
    blinded24a:
      'The nurse who measures blood pressure at 12 weeks and the statistician. Participants and pharmacists cannot be blinded.',
    blinding24b:
      'The assessor works in another building and reads a script that asks participants not to mention messages or counseling. Groups are labeled A and B in the data until the analysis is complete.',
    unblinding24c:
      'Not needed for treatment, since the intervention involves no drug. Every accidental unblinding of the assessor is recorded.',
    collection25a:
      'Blood pressure is measured with a validated automated monitor, three times at intervals of one minute, by nurses who are certified before the trial and every three months. Adherence is asked with the Hill-Bone scale, whose reliability was 0.74 to 0.84 in its validation [@kim2000].',
    retention25b:
      'Participants receive a reminder three days before the visit in week 12, travel costs, and a choice of hours. Those who stop the intervention are invited to the visit as well.',
    management26:
      'Data are entered into REDCap with range checks. A second person checks a tenth of the records against the source. Backups are made every night.',
    analysis27a:
      'Systolic blood pressure at 12 weeks is compared by analysis of covariance with group, baseline value, sex and diabetes as covariates [@vickers2001]. The difference is reported in mmHg with its 95% confidence interval; a two-sided p < 0.05 is significant. Diastolic pressure and adherence are analyzed alike, control by a risk ratio from a modified Poisson regression.',
    population27b:
      'All randomized participants in the group to which they were allocated (intention to treat). A second analysis covers those who had the intervention as defined in item 15c.',
    missing27c:
      'Missing outcomes are imputed by chained equations, 20 data sets, with all baseline variables [@white2011]. A tipping-point analysis shows how far the result depends on this.',
    additional27d:
      'Subgroups by sex, diabetes and baseline systolic pressure below and above 155 mmHg, by tests of interaction.',
    committee28a:
      'No data monitoring committee: the intervention is of low risk and recruitment takes seven months. The steering committee sees adverse events by group every two months.',
    interim28b: 'None. The trial stops early only when the ethics committee demands it.',
    monitoring29:
      'The hospital’s clinical trial unit visits once after the first ten participants and once at the end of recruitment, and checks consent forms and a tenth of the primary outcomes.',
    approval30:
      'Submitted to the Research Ethics Committee of Riverside University Hospital; no participant is enrolled before approval.',
    amendments31:
      'Amendments are decided by the steering committee, approved by the ethics committee and entered in the registry before they take effect.',
    consent32a:
      'The research nurse explains the trial with a leaflet of two pages and asks for written consent no earlier than the next day.',
    confidentiality33:
      'Names and telephone numbers are kept apart from all other data, encrypted, and deleted five years after the end of the trial. The messaging service receives telephone numbers alone.',
    care34:
      'The hospital’s insurance covers harm that comes from taking part. After week 12 both groups may choose the messages.',
  },
  reasons: { ancillary32b: 'no biological samples are taken and no other studies are planned with the data.' },
};
