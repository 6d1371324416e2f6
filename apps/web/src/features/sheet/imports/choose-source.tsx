import type { Refusal } from '@gosds/imports/table/refusal';
import { Button, FileButton, Textarea } from '@mantine/core';
import { useState, type DragEvent } from 'react';
import { FormMessage } from '../../../ui/form-message.tsx';
import { UploadIcon } from '../../../ui/icons.tsx';
import { useWords } from '../../../words/words.ts';
import { refusalText } from './import-texts.ts';
import styles from './import-dialog.module.css';

type Props = {
  readonly isReading: boolean;
  /** Why the last file could not be read. */
  readonly refusal: Refusal | undefined;
  readonly typed: string;
  readonly onType: (text: string) => void;
  readonly onFile: (file: File) => void;
  readonly onText: (text: string) => void;
};

/** Accepts a file dropped on the frame like a chosen one. */
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

/** Chooses the source of the ingredients: a file or copied rows. */
export function ChooseSource({ isReading, refusal, typed, onType, onFile, onText }: Props) {
  const { source } = useWords().imports;
  const { isOver, handlers } = useDrop(onFile);
  return (
    <div className={styles['choose']}>
      {refusal && <FormMessage tone="problem">{source.failed(refusalText(refusal))}</FormMessage>}
      <div className={styles['drop']} data-over={isOver || undefined} {...handlers}>
        <UploadIcon size={26} />
        <p>
          <b>{source.ingredients}</b>
          <br />
          <b>{source.sheet}</b>
          <br />
          {source.drop}
        </p>
        <FileButton
          onChange={(file) => {
            if (file) onFile(file);
          }}
        >
          {(props) => (
            <Button {...props} loading={isReading} variant="default">
              {source.choose}
            </Button>
          )}
        </FileButton>
      </div>
      <Textarea
        id="import.text"
        label={source.paste}
        description={source.pasteHint}
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
          {source.read}
        </Button>
      </div>
    </div>
  );
}
