export { Avatar, AvatarButton, type AvatarButtonProps, type AvatarProps } from './Avatar.tsx';
