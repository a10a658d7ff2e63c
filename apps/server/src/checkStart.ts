// Says in a moment whether a start can succeed as it was asked for, before minutes go into building.
import { readStartOptions } from './startOptions.ts';

readStartOptions();
