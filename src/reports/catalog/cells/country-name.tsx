import { Tooltip, VisuallyHidden } from '@store-analytics/components';
import { decodeEntities } from '@store-analytics/currency';
import { useCountries } from '@store-analytics/data';
import { useAppSettings } from '../../../platform/settings/settings-context';

/** A country's code; its name stands in a tooltip and is read out. */
export function CountryName({ code }: { code: string }) {
	const { [code]: printed } = useAppSettings().countries;
	// The shop is asked only where the page has not said it.
	const countries = useCountries(printed === undefined);
	const name = printed ?? countries.data?.find((country) => country.code === code)?.name;
	if (name === undefined) return <>{code}</>;
	const text = decodeEntities(name);
	return (
		<>
			<Tooltip text={text}>
				<span aria-hidden="true">{code}</span>
			</Tooltip>
			<VisuallyHidden>{text}</VisuallyHidden>
		</>
	);
}
