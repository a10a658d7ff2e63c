import { Button, Dialog, Select, Table, TextField } from '@khep/ui';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

const cities = ['Jaipur', 'Kochi', 'Surat'].map((label) => ({ id: label, label }));
const columns = [{ id: 'city', header: 'City', cell: (city: string) => city, isRowHeader: true }];

function Page() {
  const [name, setName] = useState<string>();
  const [city, setCity] = useState('');
  return (
    <>
      <TextField label="Name" value={name} onChange={setName} />
      <Select label="City" items={cities} value={city} onChange={setCity} />
      <Table label="Cities" rows={['Jaipur', 'Kochi']} rowKey={String} columns={columns} />
      <Dialog title="Create order" trigger={<Button tone="accent">Create order</Button>}>
        Here it would be.
      </Dialog>
    </>
  );
}

createRoot(document.getElementById('root')!).render(<Page />);
