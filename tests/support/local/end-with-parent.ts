// A test that is cut short must not leave its servers behind: the run would wait for them for ever.
process.once("disconnect", () => process.exit());
