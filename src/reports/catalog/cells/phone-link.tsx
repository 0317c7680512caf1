/** A telephone number that a click dials. It reads from left to right in every language. */
export function PhoneLink({ phone }: { readonly phone: string }) {
	return (
		<a href={`tel:${phone.replace(/[^+\d]/g, '')}`} dir="ltr">
			{phone}
		</a>
	);
}
