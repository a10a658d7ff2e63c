export { accessPresets, grantedModules, isTeamRole, modules, rolePurposes, teamRoles } from './modules.ts';
export type { GrantedModule, Module, ModuleInfo, TeamRole } from './modules.ts';
export { actorKinds, auditAreaLabel, auditAreaLabels, auditAreas } from './audit.ts';
export type { ActorKind, AuditArea } from './audit.ts';
export { contactFields, otpPurposes } from './logIn.ts';
export type { ContactField } from './logIn.ts';
export { beyondGranter, canGrant, moduleCover, modulesOf } from './access.ts';
export type { Access, ModuleCover, TeamMember } from './access.ts';
export { describeDevice, isHandheld } from './device.ts';
