import Pill from 'lucide-react/icons/pill';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useFamily } from '#app/family/use-family.ts';
import type { TapTarget } from '#app/quick-log/correct-tap.ts';
import { isGiven } from '#domain/kinds/dose/medicine.ts';
import { paths } from '#paths.ts';
import { Tile } from '#ui/controls/Tile.tsx';
import { TileGroup } from '#ui/controls/TileGroup.tsx';
import { words } from '#words/now.ts';
import { DoseQuestion } from './DoseQuestion.tsx';
import { type AskedDose, logDose, saveDose } from './dose-taps.ts';
import { NextDoses } from './NextDoses.tsx';
import { useMedicines } from './use-medicines.ts';

/**
 * Tiles that log the usual dose of a medicine with one tap. There is one for each medicine that is given today. The
 * last tile opens the form.
 */
export function MedicineTiles({ target }: { target: TapTarget }) {
  const { today } = useFamily();
  const navigate = useNavigate();
  const all = useMedicines();
  const medicines = all?.filter((medicine) => isGiven(medicine, today));
  const [asked, setAsked] = useState<AskedDose | null>(null);
  const said = words.medicine;
  if (!all || !medicines) return null;
  return (
    <TileGroup
      label={said.title}
      lead={<NextDoses babyId={target.baby.babyId} medicines={all} />}
      kept="blank"
    >
      {medicines.map((medicine) => (
        <Tile
          key={medicine.id}
          icon={<Pill aria-hidden="true" />}
          onClick={() => logDose(target, medicine, setAsked)}
        >
          {said.tile(medicine.name, said.amountOf(medicine.amount, medicine.unit))}
        </Tile>
      ))}
      <Tile icon={<Pill aria-hidden="true" />} onClick={() => void navigate(paths.log({ add: 'dose' }))}>
        {medicines.length > 0 ? said.other : words.kinds.dose.title}
      </Tile>
      {asked && (
        <DoseQuestion
          asked={asked}
          onLog={() => void saveDose(target, asked.entry)}
          onClose={() => setAsked(null)}
        />
      )}
    </TileGroup>
  );
}
