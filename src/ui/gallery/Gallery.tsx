import Milk from 'lucide-react/icons/milk';
import Moon from 'lucide-react/icons/moon';
import Pencil from 'lucide-react/icons/pencil';
import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '#ui/controls/Button.tsx';
import { CheckboxField } from '#ui/controls/CheckboxField.tsx';
import { DateField } from '#ui/controls/DateField.tsx';
import { FieldGroup } from '#ui/controls/FieldGroup.tsx';
import { FileField } from '#ui/controls/FileField.tsx';
import { FormRefusal } from '#ui/controls/FormRefusal.tsx';
import { IconButton } from '#ui/controls/IconButton.tsx';
import { MultiChoice } from '#ui/controls/MultiChoice.tsx';
import { NumberField } from '#ui/controls/NumberField.tsx';
import { PasswordField } from '#ui/controls/PasswordField.tsx';
import { SegmentedChoice } from '#ui/controls/SegmentedChoice.tsx';
import { SelectField } from '#ui/controls/SelectField.tsx';
import { TextareaField } from '#ui/controls/TextareaField.tsx';
import { TextField } from '#ui/controls/TextField.tsx';
import { Tile } from '#ui/controls/Tile.tsx';
import { TileGroup } from '#ui/controls/TileGroup.tsx';
import { TimeField } from '#ui/controls/TimeField.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { ErrorNotice } from '#ui/feedback/ErrorNotice.tsx';
import { ProgressBar } from '#ui/feedback/ProgressBar.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Spinner } from '#ui/feedback/Spinner.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Badge } from '#ui/layout/Badge.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { Disclosure } from '#ui/layout/Disclosure.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { Stat } from '#ui/layout/Stat.tsx';
import { StatDelta } from '#ui/layout/StatDelta.tsx';
import { TableScroll } from '#ui/layout/TableScroll.tsx';
import { TitledSection } from '#ui/layout/TitledSection.tsx';
import { Wordmark } from '#ui/layout/Wordmark.tsx';
import { Dialog } from '#ui/overlays/Dialog.tsx';
import styles from './Gallery.module.css';

const APPEARANCES = ['light', 'dark', 'night'] as const;

/** Most components of `ui/` in the three appearances, side by side. Only the dev server has this page, at `/dev/ui`. */
export function Gallery() {
  // Light has no selector. A page that sets no appearance is light.
  useEffect(() => {
    document.documentElement.dataset.appearance = 'light';
  }, []);
  return (
    <div className={styles.gallery}>
      {APPEARANCES.map((appearance) => (
        <section key={appearance} data-appearance={appearance} className={styles.appearance}>
          <h2>{appearance}</h2>
          <Pieces of={appearance} />
        </section>
      ))}
    </div>
  );
}

function Pieces({ of }: { of: string }) {
  return (
    <>
      <Shelf title="Buttons">
        <Button size="main">Save</Button>
        <Button>Primary</Button>
        <Button variant="quiet">Quiet</Button>
        <Button variant="ghost">Ghost</Button>
        <Button variant="danger">Delete</Button>
        <Button busy>Busy</Button>
        <IconButton label="Edit" icon={<Pencil aria-hidden="true" />} />
        <Button
          variant="quiet"
          onClick={() =>
            toast({ title: 'Saved for Wren: Wet diaper', action: { label: 'Undo', onAct: () => {} } })
          }
        >
          Show a toast
        </Button>
        <Asked />
      </Shelf>
      <Shelf title="Headings">
        <PageHeader
          eyebrow="Thursday, May 7"
          title="Daily Log"
          description="One day at a time."
          actions={<Button variant="quiet">Today</Button>}
        />
        <TitledSection anchor={`units-${of}`} title="Units" about="They only change how entries look.">
          <p>Ounces and pounds.</p>
        </TitledSection>
      </Shelf>
      <Shelf title="Tiles">
        <TileGroup label={`Tiles, ${of}`}>
          <Tile tone="feed" icon={<Milk aria-hidden="true" />} onClick={() => true}>
            Bottle
          </Tile>
          <Tile tone="sleep" strong icon={<Moon aria-hidden="true" />} onClick={() => true}>
            Start sleep
          </Tile>
          <Tile tone="growth" mark="Next" icon={<Pencil aria-hidden="true" />} onClick={() => true}>
            Growth
          </Tile>
        </TileGroup>
      </Shelf>
      <Shelf title="Fields">
        <TextField label="Name" hint="As your pediatrician knows it." />
        <TextField label="Email" error="Type an email address, such as mina@example.com." />
        <PasswordField label="Password" autoComplete="off" />
        <NumberField label="Amount" defaultValue="3.5" step={0.5} unit="oz" read={Number} />
        <DateField label="Day" optional />
        <TimeField label="Began at" />
        <SelectField label="Zone">
          <option>America/New York</option>
        </SelectField>
        <TextareaField label="Note" optional />
        <FileField label="Photo" choose="Choose a photo" />
        <CheckboxField label="Add a list of all entries" hint="One more page for each week." />
        <SegmentedChoice
          label="Side"
          name={`side-${of}`}
          defaultValue="left"
          options={[
            { value: 'left', label: 'Left' },
            { value: 'right', label: 'Right' },
            { value: 'bottle', label: 'Bottle' },
          ]}
        />
        <MultiChoice
          label="Color"
          name={`color-${of}`}
          defaultValues={['green']}
          options={[
            { value: 'yellow', label: 'Yellow' },
            { value: 'green', label: 'Green' },
          ]}
        />
        <FieldGroup label="Together">
          <TextField label="First" />
          <TextField label="Second" />
        </FieldGroup>
        <FormRefusal refusal={{ error: 'Invalid credentials' }} />
      </Shelf>
      <Shelf title="Cards and figures">
        <Card title="Base" level={3} action={<Badge>New</Badge>}>
          <p>Paper on linen.</p>
        </Card>
        <Card title="Tinted" level={3} look="tinted" tone="feed">
          <p>Filled with its tone.</p>
        </Card>
        <dl>
          <Stat label="Feeds" value="8" tone="feed">
            <StatDelta amount={-1} text="1 vs yesterday" spoken="1 fewer than yesterday" />
          </Stat>
          <Stat label="Sleep" value="13 h 20 min" tone="sleep">
            <StatDelta amount={0} text="Same as yesterday" spoken="Same as yesterday" />
          </Stat>
        </dl>
        <Disclosure summary="How is this counted?">
          <p>A sitting counts once.</p>
        </Disclosure>
        <TableScroll label={`A table, ${of}`}>
          <table>
            <thead>
              <tr>
                <th scope="col">Day</th>
                <th scope="col">Feeds</th>
              </tr>
            </thead>
            <tbody>
              <tr>
                <th scope="row">Monday</th>
                <td>8</td>
              </tr>
            </tbody>
          </table>
        </TableScroll>
        <Wordmark />
      </Shelf>
      <Shelf title="Feedback">
        <ErrorNotice title="The entry was not saved" happened="The disk is full." todo="Free some space." />
        <EmptyState title="No entries yet">Tap a tile, and the first one is here.</EmptyState>
        <ProgressBar label="Importing" value={60} />
        <Skeleton />
        <Spinner />
      </Shelf>
    </>
  );
}

/** A button that opens a dialog. */
function Asked() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        Show a dialog
      </Button>
      {isOpen && (
        <Dialog
          title="Delete this entry?"
          description="It stays in the trash for 30 days."
          onClose={() => setOpen(false)}
          actions={<Button onClick={() => setOpen(false)}>Delete</Button>}
        />
      )}
    </>
  );
}

function Shelf({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.shelf}>
      <h3>{title}</h3>
      {children}
    </div>
  );
}
