import clsx from 'clsx';
import { Avatar, type AvatarProps, type AvatarUser } from './avatar';

export interface GravatarProps extends Omit<AvatarProps, 'user'> {
	/** A user, or an e-mail address, which only gives initials: no request goes to Gravatar. */
	user?: AvatarUser | string | null;
}

/**
 * Shows an Avatar under the name and class that extensions know; pictures come from the user's own data only
 * (S3.user-object.1).
 * @example <Gravatar user="ada@example.com" />
 */
export function Gravatar({ user, className, ...rest }: GravatarProps) {
	const person = typeof user === 'string' ? { name: user.replace(/@.*/, '') } : user;
	return <Avatar {...rest} user={person} className={clsx('woocommerce-gravatar', className)} />;
}
