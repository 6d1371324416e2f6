import { Button, FileButton, Textarea } from '@mantine/core';
import { useState, type DragEvent } from 'react';
import { FormMessage } from '../../../ui/form-message.tsx';
import { UploadIcon } from '../../../ui/icons.tsx';
import styles from './import-dialog.module.css';

type Props = {
  readonly isReading: boolean;
  /** Why the last file was not read. */
  readonly failure: string | undefined;
  readonly typed: string;
  readonly onType: (text: string) => void;
  readonly onFile: (file: File) => void;
  readonly onText: (text: string) => void;
};

/** A file that is dropped on the frame is taken as if it was chosen. */
function useDrop(onFile: (file: File) => void) {
  const [isOver, setIsOver] = useState(false);
  return {
    isOver,
    handlers: {
      onDragOver: (event: DragEvent) => {
        event.preventDefault();
        setIsOver(true);
      },
      onDragLeave: () => {
        setIsOver(false);
      },
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        setIsOver(false);
        const [file] = event.dataTransfer.files;
        if (file) onFile(file);
      },
    },
  };
}

/** Where the ingredients come from: a file, or rows that were copied. */
export function ChooseSource({ isReading, failure, typed, onType, onFile, onText }: Props) {
  const { isOver, handlers } = useDrop(onFile);
  return (
    <div className={styles['choose']}>
      {failure !== undefined && <FormMessage tone="problem">{`${failure} Your sheet is as it was.`}</FormMessage>}
      <div className={styles['drop']} data-over={isOver || undefined} {...handlers}>
        <UploadIcon size={26} />
        <p>
          <b>Ingredients: an Excel file (.xlsx) or a text file (.csv)</b>
          <br />
          <b>An earlier sheet: its PDF, or SDScom XML</b>
          <br />
          Drop it here or choose it. It is read on this device and not sent anywhere.
        </p>
        <FileButton
          onChange={(file) => {
            if (file) onFile(file);
          }}
        >
          {(props) => (
            <Button {...props} loading={isReading} variant="default">
              Choose a file
            </Button>
          )}
        </FileButton>
      </div>
      <Textarea
        id="import.text"
        label="Or paste the rows"
        description="Copied from Excel, a web page or a text: one ingredient a line, with its share."
        autosize
        minRows={4}
        maxRows={10}
        value={typed}
        onChange={(event) => {
          onType(event.currentTarget.value);
        }}
      />
      <div className={styles['ways']}>
        <Button
          disabled={typed.trim() === ''}
          onClick={() => {
            onText(typed);
          }}
        >
          Read these rows
        </Button>
      </div>
    </div>
  );
}
