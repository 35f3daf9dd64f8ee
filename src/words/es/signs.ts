import type { Sign } from '#domain/care-guide/when-to-call.ts';

/** The signs to call a clinician about. They are medical: a reader with medical training must check every change. */
export const signs = {
  cannotBeWoken: 'No se despierta, no se mueve o está muy débil',
  newGrunting: 'Gemidos o quejidos nuevos con cada respiración',
  bluishLips: 'Labios, lengua o cara de color azulado o gris',
  seizureOrPauses: 'Una convulsión o pausas al respirar de más de 10 segundos',
  floppyNewborn:
    'Un recién nacido flácido, que succiona débil, llora de forma extraña o vomita de color verde',
  feverUnder3Months: 'Menos de 3 meses (12 semanas): 100.4 °F (38.0 °C) o más',
  highFever: 'A cualquier edad: más de 104 °F (40 °C) repetidas veces',
  feverAndVeryIll:
    'Cualquier fiebre si se ve muy mal o con mucho sueño, o si tiene rigidez de cuello, dificultad para respirar, un sarpullido sin explicación, vómitos o diarrea repetidos, o una convulsión',
  lastingFever: 'Menos de 2 años: fiebre que dura más de 24 horas',
  fever3To6Months: 'De 3 a 6 meses: 39 °C (102.2 °F) o más',
  olderFeverLimits: 'De 3 a 6 meses: 101 °F (38.3 °C). Más de 6 meses: 103 °F (39.4 °C)',
  coldNewborn: 'Un recién nacido con menos de 96.8 °F (36.0 °C), por vía rectal, que no entra en calor',
  noWetDiaper: 'Ningún pañal mojado en más de 8 horas con la boca muy seca, orina oscura o sin lágrimas',
  fewWetDiapers: 'Después de los primeros días: solo uno o dos pañales mojados en un día',
  seriousJaundice:
    'Ictericia (piel amarilla) en las primeras 24 horas de vida, de color amarillo intenso o anaranjado, que llega a las piernas o que empeora',
  paleStool: 'Popó blanco o pálido, gris como arcilla, a cualquier edad',
  dehydration:
    'Menos de 6 pañales mojados al día después del día 5, boca seca, mollera hundida o llanto sin lágrimas',
  refusesFeeds: 'Rechaza más de dos tomas',
  spreadingJaundice: 'Ictericia (piel amarilla) que empieza o se extiende',
  weightLoss: 'Perdió más del 10% del peso al nacer, o no lo ha recuperado a las 3 semanas',
  bloodInStool: 'Sangre en el popó',
  noFirstStool:
    'Ninguna evacuación en las primeras 48 horas: casi todos los bebés nacidos a término ya han tenido una',
} satisfies Record<Sign, string>;
