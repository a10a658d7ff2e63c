export { accessPresets, grantedModules, rolePurposes, teamRoles } from './modules.ts';
export type { GrantedModule, ModuleInfo, TeamRole } from './modules.ts';
export { beyondGranter, canGrant, moduleCover, modulesOf } from './access.ts';
export type { Access, ModuleCover, TeamMember } from './access.ts';
export { describeDevice, isHandheld } from './device.ts';
