export { Avatar, type AvatarProps, type AvatarUser } from './avatar';
