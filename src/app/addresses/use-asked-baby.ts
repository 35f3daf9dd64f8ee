import { useEffect } from 'react';
import type { Babies } from '#app/family/use-babies.ts';
import { paths } from '#paths.ts';
import { askInstead, useAskedAct } from '#session/asked-act.ts';

/**
 * Selects the baby whose log an address asks for. The address becomes a question if that baby is not in this log, or is
 * archived. It also does so if the parent leaves the log before the act is logged.
 */
export function useAskedBaby(known: Babies | undefined): void {
  const asked = useAskedAct();
  const babyId = asked?.answer === 'log' ? asked.babyId : null;

  useEffect(() => {
    if (babyId === null || !known) return;
    const isHere = known.babies.some((baby) => baby.babyId === babyId && baby.archivedAt === undefined);
    if (!isHere) askInstead('wrongBaby');
    else if (known.baby?.babyId !== babyId) known.choose(babyId);
  }, [babyId, known]);

  useEffect(() => {
    return () => {
      if (location.pathname !== paths.log()) askInstead('late');
    };
  }, []);
}
