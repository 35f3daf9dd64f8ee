import type { Sign } from '#domain/care-guide/when-to-call.ts';

/**
 * The signs to call a clinician about. They are medical: a reader with medical training must check every change.
 * `docs/words/pt.md` has the Portuguese sources.
 */
export const signs = {
  cannotBeWoken: 'Não acorda, não se mexe ou está muito fraco',
  newGrunting: 'Gemido novo a cada respiração',
  bluishLips: 'Lábios, língua ou rosto arroxeados ou acinzentados',
  seizureOrPauses: 'Convulsão ou pausas na respiração de mais de 10 segundos',
  floppyNewborn: 'Recém-nascido muito mole, que suga fraco ou chora de um jeito estranho, ou vomita verde',
  feverUnder3Months: 'Menos de 3 meses (12 semanas): 38,0 °C (100,4 °F) ou mais',
  highFever: 'Em qualquer idade: acima de 40 °C (104 °F) repetidas vezes',
  feverAndVeryIll:
    'Qualquer febre com aparência de muito doente, sonolência, rigidez da nuca, dificuldade para respirar, manchas na pele sem explicação, vômitos ou diarreia repetidos, ou convulsão',
  lastingFever: 'Under 2 years: a fever that lasts more than 24 hours',
  fever3To6Months: '3 to 6 months: 39 °C (102.2 °F) or higher',
  olderFeverLimits: '3 to 6 months: 101 °F (38.3 °C). Over 6 months: 103 °F (39.4 °C)',
  coldNewborn: 'Recém-nascido com menos de 36,0 °C (96,8 °F), medida retal, que não esquenta',
  noWetDiaper:
    'Nenhuma fralda com xixi por mais de 8 horas e boca muito seca, urina escura ou choro sem lágrimas',
  fewWetDiapers: 'After the first days: only one or two wet diapers in a day',
  seriousJaundice:
    'Icterícia (pele amarelada) nas primeiras 24 horas de vida, amarelo forte ou alaranjada, que desce até as pernas ou está piorando',
  paleStool: 'Fezes brancas ou claras, cinza cor de giz, em qualquer idade',
  dehydration:
    'Menos de 6 fraldas com xixi por dia depois do dia 5, boca seca, moleira funda ou choro sem lágrimas',
  refusesFeeds: 'Recusa mais de duas mamadas',
  spreadingJaundice: 'Icterícia (pele amarelada) que começa ou se espalha',
  weightLoss: 'Perda de mais de 10% do peso ao nascer, ou ainda abaixo dele com 3 semanas',
  bloodInStool: 'Sangue nas fezes',
  noFirstStool: 'No stool in the first 48 hours: nearly every baby born at term has had one',
} satisfies Record<Sign, string>;
