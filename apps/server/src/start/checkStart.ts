// Checks the start options and configuration before a long build.
import { readStartOptions } from './startOptions.ts';

readStartOptions();
