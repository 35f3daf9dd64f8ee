import { type Guarded, isNumber, isText, shapeOf } from '#domain/shape.ts';
import { SECRET_BYTES } from './family-key.ts';

export const isFamilyAccess = shapeOf({
  server: isText,
  pass: isText,
  /** The family's secret as a list of bytes. */
  secret: isSecret,
  epoch: isNumber,
});

/** What a phone needs to share the family's log. */
export type FamilyAccess = Guarded<typeof isFamilyAccess>;

/** Makes the access to a family in its first epoch, with a random secret. */
export function newFamilyAccess({ server, pass }: { server: string; pass: string }): FamilyAccess {
  const secret = Array.from(crypto.getRandomValues(new Uint8Array(SECRET_BYTES)));
  return { server, pass, secret, epoch: 1 };
}

/** Makes the access of the next epoch. A phone that has only the former one cannot read what is written in it. */
export function nextAccess(access: FamilyAccess): FamilyAccess {
  return { ...newFamilyAccess(access), epoch: access.epoch + 1 };
}

function isSecret(value: unknown): value is number[] {
  const isByte = (one: unknown) => Number.isInteger(one) && Number(one) >= 0 && Number(one) < 256;
  return Array.isArray(value) && value.length === SECRET_BYTES && value.every(isByte);
}
