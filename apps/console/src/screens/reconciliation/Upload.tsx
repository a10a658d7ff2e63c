import { CourierFileColumns, CourierFileForm } from '@khep/domain/reconciliation/ui';
import { uploadLimits } from '@khep/domain/uploads';
import { Breadcrumbs, Page, SegmentedControl, Stack, Stepper } from '@khep/ui';
import { AsyncContent } from '../../data/AsyncContent.tsx';
import { textParam } from '../../url/urlState.ts';
import { useUrlState } from '../../url/useUrlState.ts';
import { paths } from '../../paths.ts';
import { StepPanel } from '../../patterns/StepPanel.tsx';
import { UploadResult } from './UploadResult.tsx';
import { useCourierUpload } from './useCourierUpload.ts';

const kinds = [
  { id: 'invoice', label: 'Courier invoice' },
  { id: 'cod', label: 'COD remittance' },
] as const;

/** Uploads a file of a courier in three steps: the file, its columns, the result with the rows to correct. */
export default function Upload() {
  const [{ kind: given, file: fileId }, setUrl] = useUrlState({
    kind: textParam('invoice'),
    file: textParam(),
  });
  const kind = given === 'cod' ? 'cod' : 'invoice';
  const flow = useCourierUpload(kind, (id) => setUrl({ file: id }));
  const step = fileId === '' ? (flow.table ? 'columns' : 'file') : 'result';
  const steps = [
    { id: 'file', label: 'File' },
    { id: 'columns', label: 'Columns' },
    { id: 'result', label: 'Priced again' },
  ];
  const at = steps.findIndex(({ id }) => id === step);
  return (
    <Page
      title="Upload"
      description="A courier invoice or a COD remittance, with any columns"
      breadcrumbs={
        <Breadcrumbs
          items={[{ label: 'Reconciliation', href: paths.reconciliation() }, { label: 'Upload' }]}
        />
      }
    >
      <Stack gap={20}>
        <Stepper
          label="Upload"
          steps={steps.map((one, index) => ({
            ...one,
            status: index < at ? 'done' : index === at ? 'current' : 'upcoming',
          }))}
        />
        <StepPanel step={step} label={steps[at]?.label ?? ''}>
          {step === 'file' && (
            <Stack gap={20}>
              <SegmentedControl
                label="Kind of file"
                items={kinds}
                value={kind}
                onChange={(next) => setUrl({ kind: next })}
              />
              <AsyncContent {...flow.loading}>
                <CourierFileForm
                  kind={kind}
                  couriers={flow.couriers}
                  value={flow.values}
                  onChange={flow.setValues}
                  maxBytes={uploadLimits.courierFile}
                  onFile={flow.choose}
                />
              </AsyncContent>
            </Stack>
          )}
          {step === 'columns' && flow.table && (
            <CourierFileColumns
              table={flow.table}
              fileName={flow.file?.name ?? ''}
              mapping={flow.mapping}
              onChange={flow.setMapping}
              choices={flow.choices}
              onChoose={flow.setChoices}
              problems={flow.problems}
              number={
                flow.asksNumber
                  ? { value: flow.values.number, onChange: (number) => flow.setValues({ number }) }
                  : undefined
              }
              isRemembered={flow.isRemembered}
              onRememberedChange={flow.setRemembered}
              isPending={flow.isPending}
              onSend={flow.send}
              onStartOver={flow.startOver}
            />
          )}
          {step === 'result' && (
            <UploadResult
              fileId={fileId}
              onAnother={() => {
                flow.startNext();
                setUrl({ file: '' });
              }}
            />
          )}
        </StepPanel>
      </Stack>
    </Page>
  );
}
