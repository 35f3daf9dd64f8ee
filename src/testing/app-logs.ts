import { emptyCareLog } from '#domain/log/care-record.ts';
import { recordsCsv } from '#exports/records-csv.ts';
import { aBaby, aDiaper, aFeed, aGrowth, aSleep } from './builders.ts';

/** A small log for each table that other apps or Wee Hours write. Each key begins with the app's name. */
export const APP_LOGS: Readonly<Record<string, string>> = {
  'Wee Hours': recordsCsv({
    ...emptyCareLog(),
    babies: [aBaby()],
    feed: [aFeed({ sessionId: 's' }), aFeed({ type: 'bottle', amountOz: 4.5, note: '=1' })],
    diaper: [aDiaper()],
    sleep: [aSleep()],
    growth: [aGrowth()],
  }),
  'Baby Connect': `Date and Time,End Time,Duration (min),Activity,Quantity,Extra data,Text,Notes,Caregiver
12/12/20 7:05 PM,12/12/20 7:36 PM,30,Bottle,8.2,Formula,,Zoë,U
12/12/20 7:47 PM,12/13/20 7:20 AM,693,Sleep,,,Eva slept in her crib (11h33m),,A
11/1/20 1:10 AM,11/1/20 1:50 AM,100,Sleep,,,Eva slept (1h40m),"turned, twice",A
12/12/20 8:00 AM,12/12/20 8:30 AM,12,Nursing,,,"Eva nursed (5m left, 7m right)",,A
12/12/20 8:00 AM,,,Diaper,,BM+Wet,Eva had a diaper,,A
6/20/20 8:25 AM,,,Weight,15.84,lbs,,,A
6/20/20 8:25 AM,,,Solid,,,Eva ate Food: 5 tsp,,A
`,
  Huckleberry: `Type,Start,End,Duration,Start Condition,Start Location,End Condition,Notes,Logged By
Feed,2026-09-27 17:20,2026-09-27 18:09,00:49,00:24R,Breast,00:25L,,
Feed,2026-09-27 22:20,,,Breast Milk,Bottle,20ml,,
Diaper,2026-09-27 22:19,,black,,,"Both, pee:large poo:medium",one\\ntwo,Sam
Sleep,2026-09-27 06:00,2026-09-27 05:50,01:50,,,,,
Growth,2026-09-27 09:00,,,14.5lbs.oz,24.1ft.in,40cm,,
Meds,2026-09-27 10:00,,,1ml,Vitamin D,,,
`,
  'Nara Baby': `"Type","Profile Name","Start Date/time","Start Date/time (Epoch)","Note","Time Zone","[Breastfeed] Begin Side","[Breastfeed] Left Duration (Seconds)","[Breastfeed] Right Duration (Seconds)","[Sleep] End Date/time (Epoch)","[Bottle Feed] Volume","[Bottle Feed] Volume Unit","[Growth] Weight","[Growth] Weight Unit","_activityKey"
"Breastfeed","Mia","2026-05-06 08:00:23","1778072423000","","America/Chicago","LEFT","300","60","","","","","","t-1"
"Bottle Feed","Mia","2026-05-06 09:00:00","1778076000","","America/Chicago","","","","","120","ML","","","t-2"
"Sleep","Leo","2026-05-06 10:00:00","1778079600000","a ""nap""","America/Chicago","","","","1778083200000","","","","","t-3"
"Growth","Mia","2026-05-06 08:00:00","","","","","","","","","","4.3","KG","t-4"
"Pump","","2026-05-06 08:00:00","","","","","","","","","","","","t-5"
`,
  'Baby Tracker': `Baby,Time,Start Side,Left duration (min),Right duration (min),Total Duration (min),Note
Mia,"5/13/26, 09:29",Left,36,8,44
Mia,"5/12/26, 10:53",Right,,59,59,Sleepy
`,
  'Baby Tracker, sleep': `Baby,Time,Duration(minutes),Note
Mia,"5/13/26, 13:02",48,in the sling
Mia,"5/12/26, 23:40",300,
`,
  'Baby Tracker, bottles': `Baby,Time,Amount (oz.),Note
Mia,"5/13/26, 07:15",4.5,
Mia,"5/13/26, 19:20",3,"warm, slow"
`,
  'Baby Tracker, diapers': `Baby,Time,Status,Note
Mia,"5/13/26, 15:58",Mixed,
Mia,"5/13/26, 18:30",Wet,
`,
  'Glow Baby, diapers': `Diaper time,In the diaper,Color,Texture
02/22/2023 6:43:00 PM,pee and poo,yellow,Mushy
02/23/2023 6:43:00 AM,pee,,
`,
  'Glow Baby, bottles': `Time of feeding,Milk type,Amount(ml),Amount(oz)
01/24/2020 12:50:18 PM,Breast milk,80.0,2.7051
01/24/2020 04:10:00 PM,Formula,118.2941,4.0
`,
  'Glow Baby, breast': `Begin time,Left(min),Right(min)
01/24/2020 8:40:15 PM,0,9
01/24/2020 4:05:30 PM,12,15
`,
  'Glow Baby, sleep': `Begin time,End time
01/24/2020 8:03:00 PM,01/25/2020 7:51:00 AM
01/25/2020 1:00:00 PM,01/25/2020 2:10:00 PM
`,
  'Baby Buddy, sleep': `child_first_name,start,end,nap,notes,tags
Mia,2026-05-06 13:00:00,2026-05-06 14:10:00,1,,
Mia,2026-05-06 20:00:00,2026-05-07 05:30:00,0,woke once,
`,
  'Baby Buddy, diapers': `child_first_name,time,wet,solid,color,amount,notes,tags
Mia,2026-05-06 08:00:00,1,0,,,,
Mia,2026-05-06 11:00:00,1,1,yellow,,,
`,
  'Baby Buddy, weight': `child_first_name,weight,date,notes,tags
Mia,4.2,2026-05-06,,
Mia,4.9,2026-06-06,,
`,
  'Glow Baby': `Date,Weight(kg),Weight(lb),Height(cm),Height(in),Head Circ.(cm),Head Circ.(in)
2019/11/21,,,78.74,30.9999,45.5,17.9134
2019/11/10,9.2,20.2823,,,,
`,
  Hatch: `"Baby Name","Start Time","End Time","Activity","Amount","Percentile","Duration","Info","Notes",
"Mia","11/25/2018 21:15 PM","11/25/2018 21:15 PM","Weight","3.642914","0.689542","","","",
"Mia","11/25/2018 9:15 AM","11/25/2018 9:45 AM","Feeding","","","","Both","",
`,
  'Baby Buddy': `id,child_id,child_first_name,child_last_name,start,end,type,method,amount,notes,tags
1,1,Mia,Blum,2026-05-06 08:00:00,2026-05-06 08:20:11,formula,bottle,120.0,Hungry,"night,mom"
2,1,Mia,Blum,2026-05-06 12:00:00,2026-05-06 12:15:00,breast milk,both breasts,,,
3,2,Leo,Blum,2026-05-06 12:00:00,,solid food,self fed,20,Pear,
`,
  'Sprout Track': `"Date","Time","Activity Type","Sub-Type","Start Time","End Time","Duration","Amount","Unit","Details","Notes","Caretaker"
"03/14/2026","08:10 AM","Feed","Formula","08:10 AM","08:25 AM","15 min","3","oz","","","Kim"
"03/14/2026","06:10 AM","Feed","Breast","06:10 AM","06:30 AM","12 min 30 sec","","","Side: Left","calm","Kim"
"03/14/2026","11:50 PM","Sleep","Night Sleep","11:50 PM","05:20 AM","5 hr 30 min","","","Location: Crib","","Kim"
"03/14/2026","10:40 AM","Diaper","Both","","","","","","Color: YELLOW","","Kim"
"03/14/2026","01:00 PM","Measurement","Weight","","","","11.5","lb","","","Kim"
"03/14/2026","02:00 PM","Pump","","02:00 PM","02:20 PM","20 min","L: 2, R: 1.5, Total: 3.5","oz","","","Kim"
`,
  'Baby Tracker by Amila': `RecordCategory,RecordSubCategory,StartDate,FinishDate,Details
Feeding,Left Breast,2026-01-01 10:00:00,2026-01-01 10:30:00,
Feeding,Bottle,2026-01-01 12:00:00,2026-01-01 12:10:00,"Formula, 120ml"
Diapering,Pee & Poo,2026-01-01 13:00:00,2026-01-01 13:00:00,
Sleep,Sleep,2026-01-01 14:00:00,2026-01-01 15:30:00,
Growth,Weight,2026-01-01 09:00:00,2026-01-01 09:00:00,4.2kg
Leisure,Bath time,2026-01-01 18:00:00,2026-01-01 18:15:00,warm
`,
  Napper: `start,end,category,overallHappiness,babyMoodOnWakeUp,diaperWeight,diaperContent,breastLeftMinutes,breastRightMinutes,amountPumpedLeft,amountPumpedRight,feedingAmount,temperature,bottleFeedingType,comment,createdAt,pauses
2026-01-06T09:00:00.000+01:00,2026-01-06T09:45:00.000+01:00,NAP,,5,,,,,,,,,,,2026-01-07T12:27:09.454Z,
2026-01-06T17:35:00.000+01:00,2026-01-06T17:35:00.000+01:00,SOLIDS,,,,,,,,,,,,Pear,2026-01-07T16:47:54.336Z,
2026-01-06T18:26:00.000+01:00,2026-01-06T18:26:00.000+01:00,BED_TIME,,,,,,,,,,,,With%20a%20song,2026-01-07T12:29:20.408Z,
2026-01-07T01:10:00.000+01:00,2026-01-07T01:40:00.000+01:00,NIGHT_WAKING,,,,,,,,,,,,,2026-01-07T12:29:20.408Z,
2026-01-07T05:46:00.000+01:00,2026-01-07T05:46:00.000+01:00,WOKE_UP,,3,,,,,,,,,,,2026-01-07T12:15:15.500Z,
`,
};

/** Logs of apps that write no CSV files. Each key begins with the app's name. */
export const OTHER_LOGS: Readonly<Record<string, string>> = {
  PiyoLog: `【ぴよログ】2026/3/14(土)
はな (0歳2か月3日)

06:10   起きる (3時間40分)   
06:20   母乳 左 8分 / 右 10分   
07:50   寝る   
09:05   起きる (1時間15分)   
09:15   ミルク 90ml   たくさん飲んだ
09:20   うんち (ふつう/やわらかめ)   
09:20   おしっこ   
11:00   体温 36.8°C   
12:00   体重 5.2kg   

母乳合計　　   左 8分 / 右 10分
ミルク合計　   1回 90ml
睡眠合計　　   4時間55分

よく笑った日
`,
  BabyTime: `2026-03-14 05:00 PM
기록 종류: 분유
총 양(ml): 120 (ml)
====================
2026-03-14 01:10 PM ~ 2026-03-14 02:25 PM
기록 종류: 낮잠
소요시간: 75분
====================
2026-03-14 10:40 AM
기록 종류: 기저귀
배변 형태: 대변
배변색: 황색
====================
2026-03-14 09:00 AM ~ 2026-03-14 09:12 AM
기록 종류: 모유
수유 방향: 왼쪽
메모: 잘 먹음
====================
2026-03-14 08:00 AM
기록 종류: 목욕
====================
`,
  'Baby+': JSON.stringify({
    babyprofile: [{ a: 1, b: 'Mia', c: 'girl', d: '2026-01-10T00:00:00.000+01:00' }],
    baby_bottlefeed: [
      { amountML: 90, babyid: 1, isFormula: true, pk: 1, note: null, date: '2026-03-14T19:40:00.000+01:00' },
    ],
    baby_nappy: [
      { babyid: 1, details: 'Soft', pk: 1, type: 'Soiled', date: '2026-03-14T12:20:05.100+01:00' },
    ],
    baby_solidfeed: [],
  }),
  'Baby Buddy, API': JSON.stringify({
    count: 2,
    next: null,
    results: [
      {
        id: 7,
        child: 1,
        time: '2026-05-06T08:00:00-07:00',
        wet: true,
        solid: false,
        color: '',
        tags: ['mom'],
      },
      {
        id: 8,
        child: 1,
        time: '2026-05-06T11:00:00-07:00',
        wet: true,
        solid: true,
        color: 'yellow',
        tags: [],
      },
    ],
  }),
};
