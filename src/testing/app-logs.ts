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
};
