export { Avatar, type AvatarProps, type AvatarUser } from './avatar';
export { Gravatar, type GravatarProps } from './gravatar';
