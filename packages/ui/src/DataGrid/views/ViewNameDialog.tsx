import { useMessages } from '../../MessagesProvider/kitMessages.ts';
import { useState, type FormEvent } from 'react';
import { Button } from '../../Button/index.ts';
import { Dialog } from '../../Dialog/index.ts';
import { TextField } from '../../TextField/index.ts';
import { gridMessages } from '../base/gridMessages.ts';

interface ViewNameDialogProps {
  title: string;
  /** Initial name. */
  first: string;
  /** Names of other views. */
  taken: readonly string[];
  onClose: () => void;
  /** Closes when resolved; a rejection's message is shown at the field. */
  onSave: (name: string) => Promise<void>;
}

const defaults = gridMessages.views;
const formId = 'khep-view-name';

/** Dialog for a view's name. */
export function ViewNameDialog({ title, first, taken, onClose, onSave }: ViewNameDialogProps) {
  const words = useMessages('views', defaults);
  const [name, setName] = useState(first);
  const [problem, setProblem] = useState<string>();
  const [isSaving, setIsSaving] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const typed = name.trim();
    const isTaken = taken.some((other) => other.toLocaleLowerCase() === typed.toLocaleLowerCase());
    if (typed === '') return setProblem(words.nameMissing);
    if (isTaken) return setProblem(words.nameTaken);
    setIsSaving(true);
    try {
      await onSave(typed);
      onClose();
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
      setIsSaving(false);
    }
  }

  return (
    <Dialog
      title={title}
      size="small"
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      actions={
        <>
          <Button onPress={onClose}>{words.cancel}</Button>
          <Button type="submit" form={formId} tone="accent" isPending={isSaving}>
            {words.saveButton}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)}>
        <TextField
          label={words.name}
          value={name}
          autoFocus
          maxLength={60}
          errorMessage={problem}
          onChange={(typed) => {
            setName(typed);
            setProblem(undefined);
          }}
        />
      </form>
    </Dialog>
  );
}
