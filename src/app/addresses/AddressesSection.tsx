import Copy from 'lucide-react/icons/copy';
import KeyRound from 'lucide-react/icons/key-round';
import { useState, useSyncExternalStore } from 'react';
import { babiesToChoose, babyInView, useBabies } from '#app/family/use-babies.ts';
import { ADDRESS_ACTS, type AddressAct } from '#domain/account/address-act.ts';
import type { User } from '#domain/account/user.ts';
import { paths } from '#paths.ts';
import {
  makeAddressKey,
  onAddressKey,
  readAddressKey,
  revokeAddressKey,
} from '#storage/browser/address-key.ts';
import { isAppleDevice, isInstalled } from '#storage/browser/home-screen.ts';
import { Button } from '#ui/controls/Button.tsx';
import { SegmentedChoice } from '#ui/controls/SegmentedChoice.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Rich } from '#ui/layout/Rich.tsx';
import { Row, Rows } from '#ui/layout/Rows.tsx';
import { TitledSection } from '#ui/layout/TitledSection.tsx';
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx';
import { Dialog } from '#ui/overlays/Dialog.tsx';
import { words } from '#words/now.ts';
import styles from './AddressesSection.module.css';

/** Makes and revokes the key of the addresses that log, and shows these addresses. */
export function AddressesSection({ user: { userId } }: { user: User }) {
  const key = useSyncExternalStore(onAddressKey, () => readAddressKey(userId));
  const known = useBabies();
  const [chosen, choose] = useState<string | null>(null);
  const [revoking, setRevoking] = useState(false);
  const said = words.addresses;
  const { unavailable } = words.storage;
  const babies = babiesToChoose(known?.named ?? []);
  const baby = babyInView(babies, chosen ?? known?.baby?.babyId ?? null);
  // On an iPhone a tag opens Safari. Safari has no access to the key of an app on the home screen.
  const isOutOfReach = isAppleDevice() && isInstalled();

  function change(act: (userId: string) => boolean, done: string) {
    setRevoking(false);
    if (act(userId)) toast({ title: done });
    else toast({ title: unavailable.title, description: unavailable.happened });
  }

  return (
    <TitledSection anchor="addresses" title={said.title} about={said.about}>
      {key === null || !baby ? (
        <p>{isOutOfReach ? said.appleApp : baby ? said.none : said.noBaby}</p>
      ) : (
        <>
          {babies.length > 1 && (
            <SegmentedChoice
              label={said.whose}
              name="address-baby"
              options={babies.map(({ babyId, name }) => ({ value: babyId, label: name }))}
              value={baby.babyId}
              onValueChange={choose}
            />
          )}
          <Rows>
            {ADDRESS_ACTS.map((act) => (
              <Address key={act} act={act} address={addressOf(act, baby.babyId, key)} />
            ))}
          </Rows>
          <div className={styles.notes}>
            <p>{said.who}</p>
            <p>{isAppleDevice() ? said.apple : said.device}</p>
          </div>
        </>
      )}
      {key !== null ? (
        <div>
          <Button variant="danger" onClick={() => setRevoking(true)}>
            {said.revoke}
          </Button>
        </div>
      ) : (
        baby &&
        !isOutOfReach && (
          <div>
            <Button
              variant="quiet"
              icon={<KeyRound aria-hidden="true" />}
              onClick={() => change(makeAddressKey, said.made)}
            >
              {said.make}
            </Button>
          </div>
        )
      )}
      {revoking && (
        <Dialog
          title={said.revoking.title}
          description={said.revoking.about}
          onClose={() => setRevoking(false)}
          actions={
            <>
              <Button variant="quiet" onClick={() => setRevoking(false)}>
                {said.revoking.keep}
              </Button>
              <Button variant="danger" onClick={() => change(revokeAddressKey, said.revoked)}>
                {said.revoke}
              </Button>
            </>
          }
        />
      )}
    </TitledSection>
  );
}

function Address({ act, address }: { act: AddressAct; address: string }) {
  const { acts, copy, copied, copyFailed } = words.addresses;
  const name = acts[act];

  async function copyAddress() {
    try {
      await navigator.clipboard.writeText(address);
      toast({ title: copied(name) });
    } catch {
      toast({ title: copyFailed });
    }
  }

  return (
    <Row
      title={name}
      about={
        <span className={styles.link} translate="no">
          {address}
        </span>
      }
    >
      <Button variant="quiet" icon={<Copy aria-hidden="true" />} onClick={() => void copyAddress()}>
        <span>
          <Rich of={copy((text) => <VisuallyHidden>{text}</VisuallyHidden>, name)} />
        </span>
      </Button>
    </Row>
  );
}

function addressOf(act: AddressAct, baby: string, key: string): string {
  return new URL(paths.log({ now: act, baby, key }), location.origin).href;
}
