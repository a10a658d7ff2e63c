/** Texts of the names of warehouses at couriers. */
export const courierWarehousesMessages = {
  courierWarehouses: {
    list: (courier: string) => `Warehouses at ${courier}`,
    nameOf: (warehouse: string, courier: string) => `Name of ${warehouse} at ${courier}`,
    codeOf: (warehouse: string, courier: string) => `Code of ${warehouse} from ${courier}`,
    own: (name: string) => `Khep's own: ${name}`,
    save: 'Save',
    saveOf: (warehouse: string) => ` the name of ${warehouse}`,
    register: 'Register now',
    send: 'Send address',
    registerOf: (warehouse: string, courier: string) => ` ${warehouse} at ${courier}`,
    sendOf: (warehouse: string, courier: string) => ` of ${warehouse} to ${courier}`,
    checked: 'Checked',
    none: 'No warehouses yet',
    noneHelp: 'Add a warehouse in Settings > Warehouses.',
    states: {
      known: 'Registered',
      unknown: 'Unknown name',
      unregistered: 'Not registered yet',
      outdated: 'Old address',
      unchecked: 'Not checked',
      code: 'Code saved',
      'no-code': 'No code',
    },
    notes: {
      unregistered: 'The first booking registers it.',
      outdated: (courier: string) => `${courier} has another address or phone than this warehouse.`,
      unchecked: (courier: string) => `${courier} was not asked for this name yet.`,
      code: (courier: string) => `Only ${courier} can check it.`,
      'no-code': (courier: string) =>
        `Bookings have Khep's own ID. Ask ${courier} for the code of this warehouse.`,
    },
  },
};
