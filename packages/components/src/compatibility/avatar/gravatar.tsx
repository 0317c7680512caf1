import clsx from 'clsx';
import { Avatar, type AvatarProps, type AvatarUser } from './avatar';

export interface GravatarProps extends Omit<AvatarProps, 'user'> {
	/** A user, or an e-mail address, for which there are initials only: nobody outside is asked for a picture. */
	user?: AvatarUser | string | null;
}

/** An Avatar under the name and class that extensions know; pictures come from the user's own data only (S3.user-object.1). */
export function Gravatar({ user, className, ...rest }: GravatarProps) {
	const person = typeof user === 'string' ? { name: user.replace(/@.*/, '') } : user;
	return <Avatar {...rest} user={person} className={clsx('woocommerce-gravatar', className)} />;
}
