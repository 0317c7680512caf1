/** Parameters of the filter by a dimension. */
export const paramsOf = (key: string): readonly string[] => [`${key}_is`, `${key}_is_not`];
