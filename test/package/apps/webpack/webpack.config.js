export default { performance: { hints: false }, stats: 'errors-warnings' };
